import { z } from "zod";

import { flag, oneOf, text, wholeNumber } from "./lib/building/content-fields.server.ts";

const biography = text(40, 160).describe("Two short sentences: where they come from, what they insist on");

/** content/team: the name of a file is how an article's front matter names its author, and the author's anchor on /blog. */
export const personSchema = z
  .strictObject({
    name: text(3, 40),
    order: wholeNumber.describe("The place in lists of people"),
    role: text(3, 40),
    leadership: z
      .strictObject({
        biography,
        portrait: z
          .strictObject({ hair: oneOf(["short", "long", "tied"]), beard: flag, glasses: flag })
          .describe("What tells one silhouette from another"),
      })
      .optional()
      .describe("For those whom /about shows"),
    author: z
      .strictObject({ biography })
      .optional()
      .describe("For those who write: shown under their articles"),
  })
  .refine(
    ({ leadership, author }) => leadership ?? author,
    'has neither "leadership" nor "author", so it is shown nowhere',
  );
