import type { Glyphs } from "~/figures/bar-glyph";

/** The drawings of this page; their content calls them by name. */
export const glyphs = {
  // Three clouds side by side.
  "three-clouds": ["###.+++.---", "###.+++.---", "###.+++.---", "###.+++.---", "###.+++.---"],
  // One team's system, and the other's way into it.
  security: ["++++++++++", "++......++", "#####...++", "++......++", "++++++++++"],
  // A week in steps of two hours, the office's own darker.
  "every-hour": [
    "#####++++###",
    "#####++++###",
    "#####++++###",
    "#####++++###",
    "#####++++###",
    "############",
    "############",
  ],
  // What is there, and the part that was missing.
  "custom-fit": ["++++++++++", "++++......", "++++.#####", "......####", "++++++++++"],
} satisfies Glyphs;

export type Glyph = keyof typeof glyphs;
