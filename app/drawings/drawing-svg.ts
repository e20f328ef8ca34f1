import { type Drawing, type Mark, type TextMark, type Tone, tones } from "../figures/drawing.ts";
import { escapeXml } from "../lib/format/escape-xml.ts";
import type { Area } from "../site-map.ts";
import { type Colour, mix, token } from "./colour-token.ts";

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
  return "d" in mark ? `<path ${tone} d="${mark.d}"/>` : textSvg(mark, tone);
}

/** Words in the site's font, as the program that draws them is given it (drawing-font.ts). Large ones are set tighter. */
export function textSvg({ text, x, y, size, anchor }: TextMark, attributes: string): string {
  const spacing = size < 40 ? 0 : -0.03 * size;
  return `<text ${attributes} x="${x}" y="${y}" font-family="Instrument Sans" font-size="${size}" letter-spacing="${spacing}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

function darkRules(palette: Palette): string {
  const rules = (["ground", ...tones] as const).map((tone) => `.${tone}{fill:${palette[tone].dark}}`);
  return `@media (prefers-color-scheme:dark){${rules.join("")}}`;
}
