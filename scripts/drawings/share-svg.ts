import { areaPaths } from "../../app/figures/area-paths.ts";
import { coverSize, type Mark, type TextMark, words } from "../../app/figures/drawing.ts";
import { logoBars, logoSize } from "../../app/figures/logo-bars.ts";
import { shareImageSize } from "../../app/lib/share-image.ts";
import type { Area } from "../../app/site-map.ts";
import { colours } from "../finish-build/colours.ts";
import { markSvg, paletteOf } from "./drawing-svg.ts";
import { wrapText } from "./wrap-text.ts";

export interface ShareImage {
  title: string;
  /** Stands over the title: the category or the area. */
  kind?: string | undefined;
  /** Whose colours it has. */
  area: Area;
  /** An article's cover; other pages show their area's sign. */
  cover?: readonly Mark[] | undefined;
  brand: string;
}

const { width, height } = shareImageSize;
const margin = 72;

/** The picture that a page is shared with: brand, title, and the page's figure. */
export function shareSvg({ title, kind, area, cover, brand }: ShareImage): string {
  const palette = paletteOf(area);
  const size = title.length > 34 ? 64 : 84;
  const lines = wrapText(title, cover ? 520 : 700, size);
  const first = 300;
  const text: TextMark[] = [
    words(brand, margin + 66, margin + 34, { size: 38 }),
    ...(kind ? [words(kind, margin, first - size - 18, { size: 28, tone: "muted" })] : []),
    ...lines.map((line, index) => words(line, margin, first + index * size * 1.04, { size })),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${palette.ground.light}" d="M0 0h${width}v${height}H0z"/>`,
    logo(),
    cover ? coverFigure(cover, area) : sign(area),
    ...text.map((mark) => markSvg(mark, palette)),
    "</svg>",
  ].join("");
}

function logo(): string {
  const scale = 46 / logoSize.width;
  const bars = logoBars.map(
    (each) =>
      `<rect x="${each.x}" y="${each.y}" width="${each.width}" height="${each.height}" fill="${colours.light[each.tone]}"/>`,
  );
  return `<g transform="translate(${margin} ${margin}) scale(${scale})">${bars.join("")}</g>`;
}

/** The area's sign, as large as the margin lets it be. */
function sign(area: Area): string {
  const scale = 15;
  const side = 24 * scale;
  const place = `translate(${width - margin - side} ${height - margin - side + scale}) scale(${scale})`;
  return `<path fill="${paletteOf(area).accent.light}" transform="${place}" d="${areaPaths[area]}"/>`;
}

function coverFigure(cover: readonly Mark[], area: Area): string {
  const palette = paletteOf(area);
  const scale = 560 / coverSize.width;
  const marks = cover.map((mark) => markSvg(mark, palette)).join("");
  return `<g transform="translate(${width - 560 - 24} ${height - coverSize.height * scale - 48}) scale(${scale})">${marks}</g>`;
}
