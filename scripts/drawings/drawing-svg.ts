import { type Drawing, type Mark, type Tone, tones } from "../../app/figures/drawing.ts";
import type { Area } from "../../app/site-map.ts";
import { escapeXml } from "../finish-build/escape-xml.ts";
import { type Colour, mix, token } from "./tokens.ts";

export type Palette = Record<Tone | "ground", Colour>;

/** The tones in the colours of an area. */
export function paletteOf(area: Area): Palette {
  const accent = token(area);
  const ground = token(`${area}-tint`);
  return {
    accent,
    soft: mix(accent, ground, 0.5),
    pale: mix(accent, ground, 0.8),
    ink: token("ink"),
    muted: token("ink-2"),
    rule: mix(token("ink"), ground, 0.75),
    paper: ground,
    ground,
  };
}

/** A drawing as a file of its own. It follows the colour scheme of the page that shows it. */
export function drawingSvg(
  { label, marks }: Drawing,
  palette: Palette,
  size: { width: number; height: number },
): string {
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(label)}</title>`,
    `<style>${darkRules(palette)}</style>`,
    `<path class="ground" fill="${palette.ground.light}" d="M0 0h${width}v${height}H0z"/>`,
    ...marks.map((mark) => markSvg(mark, palette)),
    "</svg>",
  ].join("");
}

/** One mark, in the light colours. */
export function markSvg(mark: Mark, palette: Palette): string {
  const tone = `class="${mark.tone}" fill="${palette[mark.tone].light}"`;
  if ("d" in mark) return `<path ${tone} d="${mark.d}"/>`;
  const { x, y, size, anchor, text } = mark;
  return `<text ${tone} x="${x}" y="${y}" font-family="${fonts}" font-size="${size}" font-weight="500" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

/** A file cannot use the page's font; these are near to it in width. */
const fonts = "Instrument Sans, Helvetica Neue, Arial, sans-serif";

function darkRules(palette: Palette): string {
  const rules = (["ground", ...tones] as const).map((tone) => `.${tone}{fill:${palette[tone].dark}}`);
  return `@media (prefers-color-scheme:dark){${rules.join("")}}`;
}
