import type { Glyphs } from "~/figures/bar-glyph";
import { projectGlyphs } from "~/figures/project-glyphs";

/** The drawings of this page; its content calls them by name. A study has that of its project, or one of its own. */
export const glyphs = {
  ...projectGlyphs,
  "smaller-bill": ["######", "##----", "##----", "##----", "##----"],
  projects: ["..##..", ".####.", ".####.", "######", "######"],
  satisfaction: ["######", "######", "######", "######", "#####-"],
  savings: ["++++++", "#####-", "####--", "###---", "##----"],
  uptime: ["######", "######", "###-##", "######", "######"],
} satisfies Glyphs;

export type Glyph = keyof typeof glyphs;
