import { Resvg } from "@resvg/resvg-js";

import { type Mark, type ShapeMark, shape, type TextMark } from "../figures/drawing.ts";
import { drawingCharacters, fontOptions } from "./drawing-font.ts";
import { textSvg } from "./drawing-svg.ts";

/** A file that an <img> shows cannot use the page's font, so the words of a cover become shapes of that font. */
export function outlineText(marks: readonly Mark[]): ShapeMark[] {
  return marks.map((mark) => ("d" in mark ? mark : shape(mark.tone, outline(mark))));
}

function outline(mark: TextMark): string {
  const missing = [...mark.text].filter((character) => !drawingCharacters.includes(character));
  if (missing.length > 0) throw new Error(`"${mark.text}": drawing-font.ts has no ${missing.join("")}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${textSvg(mark, "")}</svg>`;
  const outlines = new Resvg(svg, { font: fontOptions }).toString().matchAll(/ d="([^"]*)"/g);
  return [...outlines].map(([, path = ""]) => shortPath(path)).join("");
}

/** An absolute path of M, L, Q, C and Z with relative steps, in tenths of a pixel: half the bytes, no visible loss. */
export function shortPath(path: string): string {
  let [x, y] = [0, 0];
  return path.replaceAll(/([MLQC])([^MLQCZ]*)|Z\s*/g, (_, command?: string, list = "") => {
    if (!command) return "z";
    const numbers = (list as string)
      .trim()
      .split(/\s+/)
      .map((number) => tenths(Number(number)));
    const steps = numbers.map((number, index) => tenths(number - (index % 2 === 0 ? x : y)));
    [x = 0, y = 0] = numbers.slice(-2);
    return command === "M" ? `M${x} ${y}` : command.toLowerCase() + shortList(steps);
  });
}

/** Numbers with only the spaces and zeros that tell them apart. */
function shortList(numbers: readonly number[]): string {
  return numbers.join(" ").replaceAll(/\b0\./g, ".").replaceAll(" -", "-");
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}
