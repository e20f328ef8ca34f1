import { type Bar, barsPath } from "~/figures/bars";

export interface Leader {
  name: string;
  role: string;
  /** Two short sentences: where they come from, what they insist on. */
  biography: string;
  portrait: Portrait;
}

/** What tells one silhouette from another. */
export interface Portrait {
  hair: "short" | "long" | "tied";
  shoulders: "narrow" | "wide";
}

export function Leadership({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <ul className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {leaders.map((leader) => (
        <li key={leader.name} className="border-t border-axis pt-6">
          <Silhouette portrait={leader.portrait} />
          <h3 className="mt-5 text-h3">{leader.name}</h3>
          <p className="label-text mt-1 text-ink-3">{leader.role}</p>
          <p className="mt-3 max-w-[40ch] text-ink-2">{leader.biography}</p>
        </li>
      ))}
    </ul>
  );
}

const ROWS = 22;
const PITCH = 7;

/** A head and shoulders in horizontal bars: nobody's photograph, and no two alike. */
function Silhouette({ portrait }: { portrait: Portrait }) {
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  return (
    <svg viewBox={`0 0 160 ${ROWS * PITCH}`} aria-hidden className="w-40">
      <path d={barsPath(rows.flatMap((row) => hairRow(row, portrait)))} className="fill-tier-1" />
      <path d={barsPath(rows.flatMap(faceRow))} className="fill-tier-3" />
      <path d={barsPath(rows.flatMap((row) => shoulderRow(row, portrait)))} className="fill-tier-2" />
    </svg>
  );
}

/** A bar of a given half width about the middle of the picture. */
function centred(row: number, halfWidth: number): Bar[] {
  return halfWidth > 0
    ? [{ x: 80 - halfWidth, y: row * PITCH, width: halfWidth * 2, height: PITCH - 2.4 }]
    : [];
}

function faceRow(row: number): Bar[] {
  const distance = (row - 7.5) / 6;
  return row >= 4 && row <= 13 ? centred(row, 27 * Math.sqrt(Math.max(0, 1 - distance ** 2))) : [];
}

function hairRow(row: number, { hair }: Portrait): Bar[] {
  if (row < 4) return centred(row, 14 + row * 5 + (hair === "tied" && row === 0 ? 4 : 0));
  if (hair !== "long" || row > 14) return hair === "tied" && row < 6 ? sides(row, 26, 5) : [];
  return sides(row, 27, 9);
}

/** Two bars left and right of the face. */
function sides(row: number, from: number, width: number): Bar[] {
  const [y, height] = [row * PITCH, PITCH - 2.4];
  return [
    { x: 80 - from - width, y, width, height },
    { x: 80 + from, y, width, height },
  ];
}

function shoulderRow(row: number, { shoulders }: Portrait): Bar[] {
  if (row < 14) return [];
  const width = shoulders === "wide" ? 74 : 62;
  return centred(row, row < 16 ? 12 : width * Math.sqrt(Math.min(1, (row - 14.5) / 6)));
}
