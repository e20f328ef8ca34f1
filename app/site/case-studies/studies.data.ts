import type { GlyphRows } from "../../figures/bar-glyph.tsx";
import { inOrder } from "../../lib/building/content-fields.server.ts";
import { readContentFolder } from "../../lib/building/read-content.server.ts";
import { studyGlyphs } from "../study-glyphs.ts";
import { studySchema } from "./studies-schema.server.ts";

const signs: Readonly<Record<string, GlyphRows>> = studyGlyphs;

export const studies = inOrder("case-studies", readContentFolder("case-studies", studySchema)).map(
  (study) => {
    const icon = signs[study.id];
    if (!icon)
      throw new Error(
        `content/case-studies/${study.id}.yaml: has no sign; draw one in app/site/study-glyphs.ts`,
      );
    return { ...study, icon };
  },
);

export type CaseStudy = (typeof studies)[number];
export type Result = CaseStudy["results"][number];
export type Drawing = Result["drawing"];
export type Amount = Extract<Drawing, { kind: "bars" }>["before"];
