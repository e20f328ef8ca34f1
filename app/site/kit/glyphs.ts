import type { Glyphs } from "~/figures/bar-glyph";

/** The drawings of this page; their content calls them by name. */
export const glyphs = {
  rising: ["####....", "######..", "########"],
  falling: ["########", "######..", "####...."],
} satisfies Glyphs;

export type Glyph = keyof typeof glyphs;
