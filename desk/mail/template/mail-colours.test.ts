import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { colours } from "./mail-colours.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../../app/styles/tokens.css"), "utf8");

it.each(Object.entries(colours))("%s is the site's", (name, [light, dark]) => {
  const declaration = new RegExp(`--color-${name}: light-dark\\((.*)\\);`).exec(tokens)?.[1] ?? "";
  expect([...declaration.matchAll(/oklch\(([^)]+)\)/g)].map(([, numbers = ""]) => toHex(numbers))).toEqual([
    light,
    dark,
  ]);
});

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toHex(numbers: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = numbers.split(" ").map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((each) => byte(each).toString(16).padStart(2, "0")).join("")}`;
}

function byte(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}
