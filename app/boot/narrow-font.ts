import narrowFont from "../styles/fonts/instrument-sans-narrow.woff2?url";
import { paintedAndLoaded } from "./first-paint.ts";

/**
 * Loads the narrow cut of the font once the page is painted and loaded, as app/styles/font-narrow.css would at once: asked
 * for by the style sheet it competes with what the first paint waits for.
 */
export async function loadNarrowFont() {
  await paintedAndLoaded();
  const applyFont = await fetchNarrowFont();
  applyFont();
}

/** Resolves when it has come, to what puts it to use: not before it is there, or labels would fall back to Arial until then. */
export async function fetchNarrowFont(): Promise<() => void> {
  const face = new FontFace("Instrument Sans", `url(${narrowFont})`, { weight: "400 700", stretch: "86%" });
  return face.load().then(
    () => () => document.fonts.add(face),
    // If it does not come, what stands in for it stays.
    () => () => {},
  );
}
