import { join } from "node:path";

/** All that titles and covers may use. */
export const drawingCharacters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}–—‘’“”…é×·−`;

/**
 * The site's font at the weight of headings, as a file that a drawing program can read: most know no variable fonts and no
 * woff2. Made by `npm run font`; seen from the repository's root, where every build runs.
 */
export const drawingFont = join("app", "drawings", "instrument-sans.ttf");

/** How Resvg is told to use no other. */
export const fontOptions = {
  fontFiles: [drawingFont],
  loadSystemFonts: false,
  defaultFontFamily: "Instrument Sans",
};
