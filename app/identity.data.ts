import { identitySchema } from "./identity-schema.server.ts";
import { readContent } from "./lib/building/read-content.server.ts";

export const identity = readContent("identity.yaml", identitySchema);
