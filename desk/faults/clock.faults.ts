import { join } from "node:path";

import { expect, test } from "vitest";

import { newDesk } from "./support/desk-folder.ts";
import { startDesk } from "./support/desk-process.ts";
import { ask } from "./support/nothing-lost.ts";
import { sendEnquiries } from "./support/visitors.ts";

test.for([-5, 5])("the machine's clock jumps by %i hours: the database's time decides", async (hours) => {
  const { env, databaseUrl } = await newDesk();
  const shifted = ["--import", join(import.meta.dirname, "support/shifted-clock.mjs")];
  const desk = await startDesk({ ...env, CLOCK_SHIFT_HOURS: String(hours) }, { nodeOptions: shifted });
  // Questions are issued and accepted, and the promise is 24 hours from the database's now.
  const receipts = await sendEnquiries({ url: desk.url, atOnce: 2, shouldContinue: (so) => so.length < 10 });
  expect(receipts.length).toBeGreaterThanOrEqual(10);
  const promises = await ask<{ right: boolean }>(
    databaseUrl,
    "select due_at - interval '24 hours' between now() - interval '2 minutes' and now() as right from enquiries",
  );
  expect(promises).toEqual(receipts.map(() => ({ right: true })));
  await desk.stop();
});
