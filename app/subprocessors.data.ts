import { readContent } from "./lib/building/read-content.server.ts";
import { subprocessorsSchema } from "./subprocessors-schema.server.ts";

/** Companies that handle clients' personal data on our behalf. */
export const subprocessors = readContent("subprocessors.yaml", subprocessorsSchema);
