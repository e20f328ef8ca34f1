import { promises } from "./catalogue/tokens.server.ts";
import { claimsSchema } from "./claims-schema.server.ts";
import { fillTokens } from "./lib/building/fill-tokens.server.ts";
import { readContent } from "./lib/building/read-content.server.ts";

const file = "claims.yaml";

/** What the site says and only its owner can prove. */
export const claims = readContent(file, claimsSchema).map(({ text, proof, ...claim }) => ({
  ...claim,
  text: fillTokens(text, promises, `content/${file}, ${text}`),
  proof: fillTokens(proof, promises, `content/${file}, ${text}, proof`),
}));

export type Claim = (typeof claims)[number];
