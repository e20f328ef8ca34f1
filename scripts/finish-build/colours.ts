/**
 * sRGB approximations of the tokens in app/styles/tokens.css, for files that know no oklch():
 * the manifest, and images that are drawn outside a browser.
 */
export const colours = {
  light: { paper: "#fcfbf8", ink: "#0e1a38", main: "#0c55fa", light: "#5197f4" },
  dark: { paper: "#0b111e", ink: "#f0f4f9", main: "#1864f7", light: "#467ac6" },
};
