import { areaPaths, areaStroke } from "../figures/area-paths.ts";
import { coverSize, type Mark, type TextMark, text } from "../figures/drawing.ts";
import { horizonOutline, horizonSize, horizonStroke } from "../figures/horizon-outline.ts";
import { logoBars, logoSize } from "../figures/logo-bars.ts";
import { shareImageSize } from "../lib/metadata/share-image.ts";
import type { Area } from "../site-map.ts";
import { token } from "./colour-token.ts";
import { markSvg, type Palette, paletteOf } from "./drawing-svg.ts";
import { textWidth, wrapText } from "./wrap-text.ts";

export interface ShareImage {
  title: string;
  /** Stands across from the brand: the category, or the page above. */
  kind?: string | undefined;
  /** Whose colours and sign it has; pages of no area stand before the company's horizon. */
  area?: Area | undefined;
  /** An article's cover, in place of the area's sign. */
  cover?: readonly Mark[] | undefined;
  brand: string;
}

const { width, height } = shareImageSize;
const margin = 72;
/** The last line of the title and the foot of the figure. */
const base = height - margin;

/** The picture that a page is shared with: brand, title, and the page's figure. */
export function shareSvg({ title, kind, area, cover, brand }: ShareImage): string {
  const palette = area ? paletteOf(area) : companyPalette();
  const room = area ? (cover ? 470 : 640) : width - 2 * margin;
  const { size, lines } = setTitle(title, room, area ? 112 : 96);
  const last = area ? base : 340;
  const first = last - (lines.length - 1) * size;
  const texts: TextMark[] = [
    text(brand, margin + 66, margin + 34, { size: 38 }),
    ...(kind
      ? [text(kind, width - margin, margin + 32, { size: 30, tone: "muted", anchor: "end" as const })]
      : []),
    ...lines.map((line, index) => text(line, margin - size * 0.05, first + index * size, { size })),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${palette.ground.light}" d="M0 0h${width}v${height}H0z"/>`,
    logo(palette),
    area ? (cover ? coverFigure(cover, palette) : sign(area, palette)) : horizon(palette),
    ...texts.map((mark) => markSvg(mark, palette)),
    "</svg>",
  ].join("");
}

/** As large as it can be in three lines. */
function setTitle(title: string, room: number, largest: number): { size: number; lines: string[] } {
  const sizes = [112, 104, 96, 88, 80, 72, 64].filter((size) => size <= largest);
  const tries = sizes.map((size) => ({ size, lines: wrapText(title, room, size) }));
  const fits = tries.find(
    ({ size, lines }) => lines.length <= 3 && lines.every((line) => textWidth(line, size) <= room),
  );
  return fits ?? { size: 56, lines: wrapText(title, room, 56) };
}

/** The dark band that closes every page. */
function companyPalette(): Palette {
  const [ink, muted, ground] = [token("band-ink"), token("band-ink-2"), token("band")];
  return { ...paletteOf("cloud"), accent: token("blue"), ink, muted, ground };
}

function logo({ ink }: Palette): string {
  const scale = 46 / logoSize.width;
  const fills = { ink: ink.light, main: token("blue").light, light: token("blue-2").light };
  const bars = logoBars.map(
    (each) =>
      `<rect x="${each.x}" y="${each.y}" width="${each.width}" height="${each.height}" fill="${fills[each.tone]}"/>`,
  );
  return `<g transform="translate(${margin} ${margin}) scale(${scale})">${bars.join("")}</g>`;
}

/** The area's sign, as large as the margin lets it be. */
function sign(area: Area, { accent }: Palette): string {
  const scale = 16;
  const side = 24 * scale;
  const place = `translate(${width - margin - side} ${base - side}) scale(${scale})`;
  return `<path stroke="${accent.light}" stroke-width="${areaStroke}" transform="${place}" d="${areaPaths[area]}"/>`;
}

function coverFigure(cover: readonly Mark[], palette: Palette): string {
  const scale = 590 / coverSize.width;
  const marks = cover.map((mark) => markSvg(mark, palette)).join("");
  // The cover's own margin of 32 reaches into that of the picture.
  const place = `translate(${width - margin - (coverSize.width - 32) * scale} ${base - (coverSize.height - 32) * scale})`;
  return `<g transform="${place} scale(${scale})">${marks}</g>`;
}

/** The autoscaled day of the home page, from edge to edge. */
function horizon({ accent }: Palette): string {
  const scale = { x: width / horizonSize.width, y: 240 / horizonSize.height };
  return `<path stroke="${accent.light}" stroke-width="${horizonStroke}" transform="translate(0 ${height - 240}) scale(${scale.x} ${scale.y})" d="${horizonOutline}"/>`;
}
