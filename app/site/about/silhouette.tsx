import { barsPath } from "~/figures/bars";
import type { Leader } from "~/team.data";

const [WIDTH, ROWS, PITCH, BAR] = [200, 24, 8, 5.5];

/** A head and shoulders in horizontal bars: nobody's photograph, and no two alike. */
export function Silhouette({ portrait }: { portrait: Leader["portrait"] }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${ROWS * PITCH}`} aria-hidden className="mx-auto block w-60 max-w-full">
      {tones.map(({ tone, fill }) => (
        <path key={tone} d={rowsOf(tone, portrait)} className={fill} />
      ))}
    </svg>
  );
}

type Tone = "hair" | "skin" | "coat";

const tones: readonly { tone: Tone; fill: string }[] = [
  { tone: "hair", fill: "fill-tier-1" },
  { tone: "skin", fill: "fill-tier-3" },
  { tone: "coat", fill: "fill-tier-2" },
];

/** Each row is looked at along its middle; stretches of one tone become bars. */
function rowsOf(tone: Tone, portrait: Leader["portrait"]): string {
  const bars = [];
  for (let row = 0; row < ROWS; row++) {
    let from: number | undefined;
    for (let x = 0; x <= WIDTH; x++) {
      const here = x < WIDTH && toneAt(x - WIDTH / 2, row * PITCH + PITCH / 2, portrait) === tone;
      if (here) from ??= x;
      else if (from !== undefined) {
        bars.push({ x: from, y: row * PITCH, width: x - from, height: BAR });
        from = undefined;
      }
    }
  }
  return barsPath(bars);
}

/** What is seen at a point: x from the middle of the face, y from the top. */
function toneAt(x: number, y: number, { hair, beard, glasses }: Leader["portrait"]): Tone | undefined {
  const side = Math.abs(x);
  const face = within(x, y - 78, 31, 42);
  const head = within(x, y - 70, 38, 44);
  if (glasses && y > 72 && y < 80 && side > 4 && side < 27) return "hair";
  if (face && beard && y > 88 && !(side < 12 && y < 104)) return "hair";
  if (hair === "tied" && within(x, y - 16, 17, 17)) return "hair";
  // The parting runs across the brow.
  if (head && y < (hair === "short" ? 56 + x * 0.1 : Math.min(64, 57 - x * 0.35))) return "hair";
  if (head && !face && y < (hair === "short" ? 80 : 66)) return "hair";
  if (face || (side < 15 && y > 100 && y < 140)) return "skin";
  // Long hair is behind the neck and in front of the shoulders.
  if (hair === "long" && y > 60 && y < 150 && side < 40 + (y - 60) * 0.08 && (y < 136 || side > 27))
    return "hair";
  const shoulder = Math.min(1, (y - 126) / 60);
  if (y > 128 && side < 18 + 72 * Math.sqrt(1 - (1 - shoulder) ** 2)) {
    return side < 82 - y * 0.5 ? "skin" : "coat";
  }
  return undefined;
}

function within(x: number, y: number, halfWidth: number, halfHeight: number): boolean {
  return (x / halfWidth) ** 2 + (y / halfHeight) ** 2 < 1;
}
