import narrowFont from "~/styles/fonts/instrument-sans-narrow.woff2?url";

/**
 * Loads the narrow cut of the font once the page stands, as app/styles/font-narrow.css would at once: asked for by the style
 * sheet it competes with what the first paint waits for.
 */
export async function loadNarrowFont() {
  const face = new FontFace("Instrument Sans", `url(${narrowFont})`, { weight: "400 700", stretch: "86%" });
  try {
    document.fonts.add(await face.load());
  } catch {
    // If it does not come, what stands in for it stays.
  }
}
