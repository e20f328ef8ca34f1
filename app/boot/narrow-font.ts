import narrowFont from "../styles/fonts/instrument-sans-narrow.woff2?url";
import { paintedAndLoaded } from "./first-paint.ts";
import { pause } from "./pause.ts";

/**
 * Loads the narrow cut of the font once the page is painted and loaded, as app/styles/font-narrow.css would at once: asked for by the
 * style sheet it competes with what the first paint waits for. On a later visit it is in the browser's cache and may come at
 * once, so that no label changes before the visitor's eyes.
 */
export async function loadNarrowFont({ isCached = false, notBefore }: NarrowFontOptions = {}) {
  if (!isCached) await paintedAndLoaded();
  const face = new FontFace("Instrument Sans", `url(${narrowFont})`, { weight: "400 700", stretch: "86%" });
  // If it does not come, what stands in for it stays.
  const hasCome = await face.load().then(
    () => true,
    () => false,
  );
  if (!isCached) {
    await notBefore;
    await pause();
  }
  // Not before it is there: labels would fall back to Arial until then.
  if (hasCome) document.fonts.add(face);
}

interface NarrowFontOptions {
  /** Whether this is a later visit. */
  isCached?: boolean;
  /** What is used at the same time: the page is laid out anew for either. */
  notBefore?: Promise<unknown>;
}
