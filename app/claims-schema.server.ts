import { z } from "zod";

import { pageAddress } from "./every-address.server.ts";
import { text } from "./lib/building/content-fields.server.ts";

/** content/claims.yaml. Before launch each claim gets its evidence, or goes from its pages and from the list. */
export const claimsSchema = z.array(
  z.strictObject({
    text: text(1, 80).describe("As it stands on the pages; a promise by its name in braces"),
    proof: text(10, 120).describe("What would prove it"),
    pages: z.array(pageAddress, "is no list").min(1, "needs a page").describe("Every page that says it"),
    evidence: text(1, 300)
      .optional()
      .describe(
        "Where the proof is kept: a document, a register, a contract. `npm run check:launch` lists claims without one",
      ),
  }),
);
