/** What an owner must still replace before the site is shown to the public. Fails while anything is left. */
import { join } from "node:path";

import { positions } from "../app/catalogue/positions.data.ts";
import { claims } from "../app/claims.data.ts";
import { identity } from "../app/identity.ts";
import { closedPositions } from "./check-launch/closed-positions.ts";
import { identityPlaceholders } from "./check-launch/placeholders.ts";
import { simulatedSenders } from "./check-launch/simulated-senders.ts";
import { unprovenClaims } from "./check-launch/unproven-claims.ts";

const left = [
  ...identityPlaceholders(identity),
  ...simulatedSenders(join(import.meta.dirname, "..")),
  ...closedPositions(positions, new Date()),
  ...unprovenClaims(claims),
];
for (const { file, what } of left) console.log(`${file}: ${what}`);
console.log(
  left.length === 0
    ? "Nothing is left to replace. Not checked by this: the words of the legal pages, the address and the map."
    : `\n${left.length} to replace before launch.`,
);
process.exitCode = left.length === 0 ? 0 : 1;
