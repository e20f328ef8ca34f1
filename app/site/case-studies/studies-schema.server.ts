import { z } from "zod";

import { oneOf, text, wholeNumber } from "../../lib/building/content-fields.server.ts";
import { colours } from "../../lib/theme/colour-theme.ts";

/** Of a bar: in the same unit as its counterpart. */
const amount = z.strictObject({
  value: z.number("is no number").positive("is not above 0"),
  label: text(3, 40),
});

const drawing = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({
        kind: z.literal("units"),
        of: wholeNumber,
        filled: wholeNumber,
        filledLabel: text(3, 40),
        emptyLabel: text(3, 40),
      }),
      z.strictObject({ kind: z.literal("bars"), before: amount, after: amount }),
    ],
    "is not one of: units, bars",
  )
  .refine((each) => each.kind !== "units" || each.filled <= each.of, {
    path: ["filled"],
    message: "is more than there are",
  })
  .describe("units: one square each, the filled ones in colour. bars: two lengths on one scale");

const result = z.strictObject({
  figure: text(1, 12).describe('In large type, such as "60%"'),
  label: text(5, 60).describe('What the figure counts, such as "cost reduction"'),
  measured: text(10, 160).describe("How and when it was measured"),
  drawing,
});

/** content/case-studies: the name of a file is the study's anchor on /case-studies, and stays. */
export const studySchema = z.strictObject({
  title: text(10, 80),
  order: wholeNumber.describe("Its place on the page"),
  client: text(5, 60).describe("The kind of company, never its name"),
  industry: text(3, 30),
  color: oneOf(colours),
  challenge: text(40, 400),
  solution: text(40, 400),
  technologies: z.array(text(2, 30), "is no list").min(1, "needs an entry"),
  results: z.array(result, "is no list").min(1, "needs a result").describe("The first is drawn largest"),
  left: z
    .strictObject({
      of: text(5, 40),
      share: z.number("is no number").positive("is not above 0").max(100, "is more than all of it"),
      label: text(3, 20),
    })
    .describe(
      "For the drawing on top of the page: what was too much, and how much of it is left, in per cent",
    ),
});
