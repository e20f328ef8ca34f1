import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { mails, subscribers } from "../data/schema/index.ts";
import { freshDatabase } from "../data/testing/fresh-database.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { openConfirmLink, openUnsubscribeLink } from "./newsletter-links.ts";
import { subscribe } from "./subscribe.ts";
import { anOutbox } from "./testing/an-enquiry.ts";
import { unsubscribe } from "./unsubscribe.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();
const secrets = ["a secret"] as const;
const email = "asha@company.example";

const ask = (address = email) => db.transaction((tx) => subscribe(tx, outbox, address));
const leave = () => db.transaction((tx) => unsubscribe(tx, 1));
const hoursPass = (hours: number) =>
  db.execute(sql`update subscribers set asked_at = asked_at - ${hours} * interval '1 hour',
    unsubscribed_at = unsubscribed_at - ${hours} * interval '1 hour'`);

beforeEach(async () => {
  await db.execute(sql`truncate subscribers, mails, events restart identity cascade`);
});

describe("subscribing", () => {
  it("takes a yes from the mailbox", async () => {
    await ask("Asha@Company.example");
    expect(await listSubscribers(db)).toEqual([]);
    expect(await confirm()).toEqual({ kind: "confirmed" });
    expect(await confirm()).toEqual({ kind: "already" });
    expect(await listSubscribers(db)).toEqual([{ id: 1, email, confirmedAt: expect.any(Date) }]);
  });

  it("asks at most once an hour, also for those who ask at the same moment", async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(await asked()).toBe(1);
    await hoursPass(0.5);
    await ask();
    expect(await asked()).toBe(1);
    await hoursPass(1);
    await ask();
    expect(await asked()).toBe(2);
  });

  it("mails nothing to somebody who is subscribed", async () => {
    await ask();
    await confirm();
    await hoursPass(24);
    await ask();
    expect(await asked()).toBe(1);
    expect(await listSubscribers(db)).toHaveLength(1);
  });

  it("does not send a question that was answered while it waited", async () => {
    await ask();
    await confirm();
    expect(await confirmationMail()).toBeUndefined();
  });
});

describe("a confirmation", () => {
  it("can be given for seven days, by the database's clock", async () => {
    await ask();
    const link = await confirmLink();
    const earlier = (days: number) => ({
      ...link,
      askedAt: new Date(link.askedAt.getTime() - days * 86_400_000),
    });
    expect(await db.transaction((tx) => confirmSubscription(tx, earlier(7)))).toEqual({ kind: "expired" });
    expect(await db.transaction((tx) => confirmSubscription(tx, earlier(6.99)))).toEqual({
      kind: "confirmed",
    });
  });

  it("is worth nothing once they left", async () => {
    await ask();
    const link = await confirmLink();
    await leave();
    expect(await db.transaction((tx) => confirmSubscription(tx, link))).toEqual({ kind: "expired" });
    expect(await listSubscribers(db)).toEqual([]);
  });

  it("is for those we know", async () => {
    const link = { subscriberId: 99, askedAt: new Date() };
    expect(await db.transaction((tx) => confirmSubscription(tx, link))).toEqual({ kind: "gone" });
  });

  it("needs a link that we signed, for this purpose", async () => {
    await ask();
    const { confirmQuery, unsubscribeQuery } = await links();
    const changed = new URLSearchParams({ ...Object.fromEntries(confirmQuery), subscriber: "2.abc" });
    expect(openConfirmLink(secrets, changed)).toBeUndefined();
    expect(openConfirmLink(secrets, unsubscribeQuery)).toBeUndefined();
    expect(openUnsubscribeLink(secrets, confirmQuery)).toBeUndefined();
    expect(openConfirmLink(["another secret"], confirmQuery)).toBeUndefined();
    expect(openConfirmLink(["a new secret", ...secrets], confirmQuery)).toBeDefined();
  });
});

describe("leaving", () => {
  it("works for ever, and once is enough", async () => {
    await ask();
    const { unsubscribeQuery } = await links();
    await confirm();
    expect(openUnsubscribeLink(secrets, unsubscribeQuery)).toBe(1);
    expect(await leave()).toEqual({ kind: "unsubscribed" });
    expect(await leave()).toEqual({ kind: "already" });
    expect(await listSubscribers(db)).toEqual([]);
  });

  it("ends only with a new yes", async () => {
    await ask();
    await confirm();
    await leave();
    await hoursPass(2);
    await ask();
    expect(await listSubscribers(db)).toEqual([]);
    expect(await confirm()).toEqual({ kind: "confirmed" });
    expect(await listSubscribers(db)).toHaveLength(1);
  });

  it("stops a question that is still on its way", async () => {
    await ask();
    await leave();
    expect(await confirmationMail()).toBeUndefined();
  });
});

async function confirm() {
  const [{ askedAt } = { askedAt: new Date(0) }] = await db.select().from(subscribers);
  return await db.transaction((tx) => confirmSubscription(tx, { subscriberId: 1, askedAt }));
}

async function confirmationMail() {
  const [row] = await db.query.mails.findMany();
  return (
    row &&
    (await composeMail(
      { db, secrets, url: "https://desk.example", mailFrom: "support@desk.example", readsAnswers: true },
      row,
    ))
  );
}

/** As they stand in the mail. */
async function links() {
  const mail = await confirmationMail();
  expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  return {
    confirmQuery: queryIn(mail?.text),
    unsubscribeQuery: queryIn(mail?.headers?.["List-Unsubscribe"]),
  };
}

function queryIn(text: string | undefined): URLSearchParams {
  return new URL(/https:[^\s>]+/.exec(text ?? "")?.[0] ?? "").searchParams;
}

async function confirmLink() {
  const link = openConfirmLink(secrets, (await links()).confirmQuery);
  if (!link) throw new Error("The mail has no link");
  return link;
}

const asked = () => db.$count(mails);
