import { z } from "zod";

import { categories } from "../../features/portfolio-filter/category.ts";
import { idsIn } from "../../lib/building/read-content.server.ts";
import { oneOf, text, wholeNumber } from "../../lib/building/content-fields.server.ts";
import { colours } from "../../lib/theme/colour-theme.ts";

/** content/projects: the name of a file is the project's, whose picture is drawn in app/site/portfolio/pictures. */
export const projectSchema = z.strictObject({
  title: text(10, 60),
  order: wholeNumber.describe("Its place on /portfolio"),
  category: oneOf(categories),
  client: text(5, 60).describe("The kind of company, never its name"),
  color: oneOf(colours),
  study: oneOf(idsIn("case-studies")).describe("The case study that tells the whole story"),
  description: text(40, 240),
  technologies: z.array(text(2, 30), "is no list").min(1, "needs an entry"),
  results: z.array(text(10, 90), "is no list").min(1, "needs an entry"),
  image: z
    .strictObject({
      alt: text(40, 260).describe("What the picture says, for people who can't see it"),
      caption: text(20, 120),
    })
    .describe("The words around the project's picture"),
});
