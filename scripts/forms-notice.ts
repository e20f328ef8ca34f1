/** Tells whoever starts the site whether its forms reach anybody. */
import { join } from "node:path";

import { simulatedSenders } from "./check-launch/simulated-senders.ts";

if (simulatedSenders(join(import.meta.dirname, "..")).length > 0) {
  console.log("Forms are simulated: nothing leaves the browser. With npm run desk they reach you.");
}
