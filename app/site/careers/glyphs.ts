import type { Glyphs } from "~/figures/bar-glyph";

/** The drawings of this page; their content calls them by name. */
export const glyphs = {
  "open-pay": ["........", "....####", "..####..", "####....", "........"],
  "two-places": ["###..###", "###..###", "...##...", "###..###", "###..###"],
  shifts: ["##------", "--##----", "----##--", "------##", "--------"],
  learning: ["......##", "....####", "..######", "########", "--------"],
  "health-cover": ["---##---", "---##---", "########", "---##---", "---##---"],
  leave: ["#####---", "#####---", "#####...", "#####---", "#####---"],
} satisfies Glyphs;

export type Glyph = keyof typeof glyphs;
