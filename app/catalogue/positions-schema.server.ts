import { z } from "zod";

import { day, oneOf, text, wholeNumber } from "../lib/building/content-fields.server.ts";

const sentences = z.array(text(10, 160), "is no list").min(1, "needs an entry");

/** content/positions: the name of a file names the position in links to the contact form, and stays once published. */
export const positionSchema = z
  .strictObject({
    title: text(5, 50),
    order: wholeNumber.describe("Its place on /careers"),
    department: oneOf(["Engineering", "Security", "Sales", "Marketing"]),
    workplace: oneOf(["office", "either", "remote"]).describe(
      "Where the work may be done: in the office only, in either place, or at home anywhere in the country",
    ),
    type: oneOf(["Full-time", "Contract"]),
    pay: z
      .strictObject({
        from: wholeNumber,
        to: wholeNumber,
        plus: text(3, 30).optional().describe('What comes on top, such as "commission"'),
      })
      .refine(({ from, to }) => from < to, {
        path: ["from"],
        error: ({ input }) => {
          const { from, to } = input as { from: number; to: number };
          return `${from} is not below ${to}, to which the pay goes`;
        },
      })
      .describe("A range per year in thousands of dollars, also drawn as a bar"),
    datePosted: day.describe("The day it was published"),
    openUntil: day.describe("The last day to apply. `npm run check:launch` says when it has passed"),
    description: text(40, 200).describe("What the person will do, in one sentence"),
    duties: sentences.describe("What the work consists of"),
    requirements: sentences,
  })
  .refine(({ datePosted, openUntil }) => datePosted < openUntil, {
    path: ["openUntil"],
    message: "is not after the day it was published",
  });
