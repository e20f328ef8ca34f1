import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { newDesk } from "./support/desk-folder.ts";
import { startDesk, untilReady, launchDesk } from "./support/desk-process.ts";
import { lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { sendEnquiries } from "./support/visitors.ts";

const KILLS = 20;

test(`killed ${KILLS} times under load: what was acknowledged is there, once, and is mailed`, async () => {
  const { env, databaseUrl, mailFolder } = await newDesk();
  let desk = await startDesk(env);
  let over = false;
  const load = sendEnquiries({ url: desk.url, atOnce: 8, goOn: () => !over });

  for (let kill = 0; kill < KILLS; kill++) {
    await wait(100 + Math.random() * 500);
    await desk.kill();
    desk = launchDesk(env);
    await untilReady(desk);
  }
  over = true;
  const receipts = await load;
  expect(receipts.length).toBeGreaterThan(KILLS * 2);
  expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual([]);
  console.log(`${KILLS} kills, ${receipts.length} enquiries acknowledged, none lost, none double`);
  await desk.stop();
});
