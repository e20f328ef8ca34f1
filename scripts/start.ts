/** `npm start`: builds the site if it has changed, and serves it. */
import { simulatedSenders } from "./check-launch/simulated-senders.ts";
import { buildSite } from "./lib/build-once.ts";
import { root } from "./lib/run.mjs";

await buildSite();
if (simulatedSenders(root).length > 0)
  console.log("Forms are simulated: nothing leaves the browser. With npm run desk they reach you.");
// Its last word is the address.
await import("../server/main.ts");
