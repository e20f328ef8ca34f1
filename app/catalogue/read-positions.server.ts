import { z } from "zod";

import { checkedEntries, day, oneOf, slug, text } from "../lib/building/checked.server.ts";
import { positions } from "./positions.ts";

const sentences = z.array(text(10, 160)).min(1, "needs an entry");

const position = z
  .strictObject({
    /** Names the position in links to the contact form. Never change one that was published. */
    id: slug,
    title: text(5, 50),
    department: oneOf(["Engineering", "Security", "Sales", "Marketing"]),
    location: text(3, 50),
    /** Where the work may be done: in the office only, in either place, or at home anywhere in the country. */
    workplace: oneOf(["office", "either", "remote"]),
    type: oneOf(["Full-time", "Contract"]),
    /** A range per year in thousands of dollars, e.g. "$90k–$130k"; also drawn as a bar. */
    salary: z
      .string("is missing")
      .regex(/^\$\d+k–\$\d+k( |$)/, 'must begin with a range such as "$90k–$130k"'),
    /** The day it was published, as "2025-01-06". */
    datePosted: day,
    /** The last day to apply, likewise. `npm run check:launch` says when it has passed. */
    openUntil: day,
    /** What the person will do: one sentence. */
    description: text(40, 200),
    /** The rest of the description, for people who want to know more: what the work consists of. */
    duties: sentences,
    requirements: sentences,
  })
  .refine(({ datePosted, openUntil }) => datePosted < openUntil, {
    path: ["openUntil"],
    message: "is not after the day it was published",
  });

export type Position = z.infer<typeof position>;

/** All open positions. A mistake in one of them stops the build with a message that names it. */
export function readPositions(): readonly Position[] {
  return checkedEntries("positions.ts", position, positions);
}
