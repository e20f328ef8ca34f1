import type { Glyphs } from "~/figures/bar-glyph";

/** The drawings of this page; its content calls them by name. */
export const glyphs = {
  projects: ["..##..", ".####.", ".####.", "######", "######"],
  satisfaction: ["######", "######", "######", "######", "#####-"],
  savings: ["++++++", "#####-", "####--", "###---", "##----"],
  uptime: ["######", "######", "###-##", "######", "######"],
} satisfies Glyphs;

export type Glyph = keyof typeof glyphs;
