import type { Glyphs } from "./bar-glyph";

/** The drawings of projects, for the portfolio and the case studies. */
export const projectGlyphs = {
  migration: ["##....", "####..", "..####", "....##", "....##"],
  "night-watch": ["######", "######", "##..##", ".####.", "..##.."],
  "fraud-gate": ["-.-.-.", "######", "######", "######", "..-..."],
  "three-zones": ["##.##.", "##.##.", "######", "######", "######"],
  "three-plants": ["##....", "..####", "##....", "..####", "##...."],
  "daily-release": ["#.....", "##....", ".####.", "....##", ".....#"],
} satisfies Glyphs;

export type ProjectGlyph = keyof typeof projectGlyphs;
