import { token } from "./colour-token.ts";

const [paper, ink, main, light] = ["paper", "ink", "blue", "blue-2"].map(token) as [Pair, Pair, Pair, Pair];
type Pair = ReturnType<typeof token>;

/** The brand's colours as sRGB, for files that know no oklch(): the manifest and the icons. */
export const colours = {
  light: { paper: paper.light, ink: ink.light, main: main.light, light: light.light },
  dark: { paper: paper.dark, ink: ink.dark, main: main.dark, light: light.dark },
};
