import { claimsSchema } from "./claims-schema.server.ts";
import { readContent } from "./lib/building/read-content.server.ts";

/** What the site says and only its owner can prove. */
export const claims = readContent("claims.yaml", claimsSchema);

export type Claim = (typeof claims)[number];
