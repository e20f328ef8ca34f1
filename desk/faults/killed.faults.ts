import { randomInt } from "node:crypto";

import { expect, test } from "vitest";

import { newDesk } from "./support/desk-folder.ts";
import { startDesk, untilReady, launchDesk } from "./support/desk-process.ts";
import { lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { keepSending } from "./support/visitors.ts";

const KILLS = 20;

test(`killed ${KILLS} times under load: what was acknowledged is there, once, and is mailed`, async () => {
  const { env, databaseUrl, mailFolder } = await newDesk();
  let desk = await startDesk(env);
  const load = keepSending(desk.url, 8);

  for (let kill = 0; kill < KILLS; kill++) {
    await load.more(randomInt(3, 60));
    await desk.kill();
    desk = launchDesk(env);
    await untilReady(desk);
  }
  const receipts = await load.end();
  expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual([]);
  console.log(`${KILLS} kills, ${receipts.length} enquiries acknowledged, none lost, none double`);
  await desk.stop();
});
