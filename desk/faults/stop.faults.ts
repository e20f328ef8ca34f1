import { expect, test } from "vitest";

import { newDesk } from "./support/desk-folder.ts";
import { startDesk } from "./support/desk-process.ts";
import { lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { keepSending } from "./support/visitors.ts";

test("told to stop under load: every request in hand is answered, and nothing is lost", async () => {
  const { env, databaseUrl, mailFolder } = await newDesk();
  let desk = await startDesk(env);
  const load = keepSending(desk.url, 8);
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await load.more(50);
    times.push(await desk.stop());
    expect(desk.child.exitCode).toBe(0);
    desk = await startDesk(env);
  }
  const receipts = await load.end();
  expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual([]);
  expect(Math.max(...times)).toBeLessThan(15_000);
  await desk.stop();
});
