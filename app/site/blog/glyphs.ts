import type { CategoryName } from "~/articles/categories";
import type { Glyphs } from "~/figures/bar-glyph";

/** The drawing of each category. */
export const glyphs: Glyphs<CategoryName> = {
  "Cloud Services": ["..###...", ".#####+.", "########", "########", ".-----.."],
  Cybersecurity: ["########", "##....##", "##.++.##", ".######.", "...##..."],
  "Software Development": ["####....", "..####..", "..##++++", "..####..", "####...."],
  "AI & Machine Learning": ["##..##..", "..##..##", "##..++..", "..##..##", "##..##.."],
};
