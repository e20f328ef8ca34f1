import { z } from "zod";

import { isUnique, text } from "./lib/building/content-fields.server.ts";

/** content/subprocessors.yaml: empty until the owner names one. A new one is announced to clients before it starts. */
export const subprocessorsSchema = z
  .array(
    z.strictObject({
      name: text(1, 60),
      purpose: text(5, 120).describe('What it does for us, such as "Sends mail from the desk"'),
      location: text(2, 60).describe('Where the data is handled, such as "India"'),
    }),
  )
  .refine((list) => isUnique(list.map(({ name }) => name)), "names a company twice");
