import { z } from "zod";

import { isUnique, text } from "../lib/building/content-fields.server.ts";

/** A file of content/questions: what stands in the questions of the page with its address. */
export const questionsSchema = z.strictObject({
  /** A line break is kept. */
  heading: text(3, 60),
  lede: text(10, 160).optional(),
  questions: z
    .array(
      z.strictObject({
        question: text(8, 120).endsWith("?", "must end with a question mark"),
        answer: text(1, 900),
      }),
    )
    .min(2, "needs two at least")
    .refine((all) => isUnique(all.map(({ question }) => question)), "has a question twice"),
});
