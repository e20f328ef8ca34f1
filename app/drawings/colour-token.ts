import { readFileSync } from "node:fs";
import { join } from "node:path";

import { oklchToHex } from "./oklch.ts";

export interface Colour {
  light: string;
  dark: string;
}

/**
 * A colour token of app/styles/tokens.css as sRGB, for files that are not styled by the page: covers, share images,
 * icons, the manifest. Changing the token changes them all.
 */
export function token(name: string): Colour {
  const [, light, dark] =
    new RegExp(`--color-${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(css) ?? [];
  if (!light || !dark) throw new Error(`tokens.css: no --color-${name} as light-dark(oklch(…), oklch(…))`);
  return { light: oklchToHex(light), dark: oklchToHex(dark) };
}

/** A colour on its way to another, in sRGB: 0 is the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return { light: mixHex(from.light, to.light, share), dark: mixHex(from.dark, to.dark, share) };
}

// Seen from the repository's root, where every build runs.
const css = readFileSync(join("app", "styles", "tokens.css"), "utf8");

function mixHex(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * (1 - share) + (other ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
