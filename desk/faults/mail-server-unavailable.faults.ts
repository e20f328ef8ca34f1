import { randomInt } from "node:crypto";

import { expect, test } from "vitest";

import { newDesk } from "./support/desk-folder.ts";
import { startDesk } from "./support/desk-process.ts";
import { mailServer } from "./support/mail-server.ts";
import { ask, lostOrDouble } from "./support/nothing-lost.ts";
import { keepSending, sendEnquiries } from "./support/visitors.ts";

const KILLS = 8;

test("the mail server refuses for a while: visitors are thanked, and all mail arrives once it is back", async () => {
  const { env, databaseUrl } = await newDesk();
  const mail = await mailServer();
  mail.behave("busy");
  const desk = await startDesk({ ...env, SMTP_URL: mail.url });
  const receipts = await sendEnquiries({ url: desk.url, atOnce: 8, shouldContinue: (so) => so.length < 100 });
  expect(receipts.length).toBeGreaterThanOrEqual(100);
  // Each of the two mails of an enquiry, once at least.
  await expect.poll(() => mail.refused()).toBeGreaterThanOrEqual(200);
  expect(mail.arrived).toHaveLength(0);
  mail.behave("well");
  const arrived = () => mail.arrived;
  expect(await lostOrDouble({ databaseUrl, receipts, arrived })).toEqual([]);
  await desk.stop();
  await mail.close();
});

test("a worker is killed after the mail server said yes: a second copy has the same Message-ID", async () => {
  const { env, databaseUrl } = await newDesk();
  const mail = await mailServer();
  let desk = await startDesk({ ...env, SMTP_URL: mail.url });
  const load = keepSending(desk.url, 2);
  for (let kill = 0; kill < KILLS; kill++) {
    // Between the server's yes and our commit.
    const killed = Promise.withResolvers<void>();
    const from = mail.arrived.length + randomInt(3, 12);
    mail.onTaken(() => {
      if (mail.arrived.length >= from) killed.resolve(desk.kill());
    });
    await killed.promise;
    mail.onTaken(() => {});
    desk = await startDesk({ ...env, SMTP_URL: mail.url });
  }
  const receipts = await load.end();
  const arrived = () => mail.arrived;
  expect(await lostOrDouble({ databaseUrl, receipts, arrived })).toEqual([]);
  expect(mail.arrived.map(({ messageId }) => messageId)).not.toContain("none");
  const copies = mail.arrived.length - new Set(mail.arrived.map(({ messageId }) => messageId)).size;
  expect(copies).toBeGreaterThanOrEqual(KILLS);
  console.log(`${KILLS} workers killed, ${mail.arrived.length} mails, ${copies} of them a second copy`);
  await desk.stop();
  await mail.close();
});

test("a mail that is refused for good is kept as undelivered, and what comes after it is sent", async () => {
  const { env, databaseUrl } = await newDesk();
  const mail = await mailServer();
  mail.behave("never");
  const desk = await startDesk({ ...env, SMTP_URL: mail.url });
  await sendEnquiries({ url: desk.url, atOnce: 1, shouldContinue: (so) => so.length < 1 });
  const dead = () =>
    ask<{ last_error: string }>(databaseUrl, "select last_error from mails where state = 'dead'");
  await expect.poll(dead).toHaveLength(2);
  expect((await dead())[0]?.last_error).toContain("550");
  mail.behave("well");
  await sendEnquiries({ url: desk.url, atOnce: 1, shouldContinue: (so) => so.length < 1 });
  await expect.poll(() => mail.arrived.length).toBe(2);
  await desk.stop();
  await mail.close();
});
