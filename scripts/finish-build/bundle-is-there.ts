import { once } from "node:events";

/**
 * scripts/build.mjs starts what finishes a build together with React Router, and says when there is a bundle to finish.
 * If it ends before, there will be none.
 */
export async function bundleIsThere(): Promise<void> {
  // Called by itself, with a bundle in place.
  if (!process.send) return;
  if (!process.connected) giveUp();
  process.once("disconnect", giveUp);
  await once(process, "message");
  process.off("disconnect", giveUp);
  process.disconnect();
}

function giveUp(): never {
  process.exit(1);
}
