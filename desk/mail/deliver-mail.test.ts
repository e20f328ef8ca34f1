import { sql } from "drizzle-orm";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { acceptEnquiry } from "../core/accept-enquiry.ts";
import { enqueueMails } from "../core/outbox.ts";
import { retryMail } from "../core/retry-mail.ts";
import { anEnquiry, anOutbox } from "../core/testing/an-enquiry.ts";
import { events, mails } from "../data/schema/index.ts";
import { freshDatabase } from "../data/testing/fresh-database.ts";
import { deliverMail } from "./deliver-mail.ts";
import { Undeliverable } from "./delivery/undeliverable.ts";
import type { OutgoingMail } from "./message.ts";

const { db } = await freshDatabase();
const { outbox, enqueued } = anOutbox();
const notLast = { isLast: false };

beforeEach(async () => {
  await db.execute(sql`truncate contacts, mails, events restart identity cascade`);
  enqueued.length = 0;
});

describe("deliverMail", () => {
  it("sends once, however often its job runs", async () => {
    const mailId = await anEnqueuedMail();
    const { post, sent } = aPost();
    expect(await deliverMail(post, mailId, notLast)).toMatchObject({ kind: "sent" });
    expect(await deliverMail(post, mailId, notLast)).toEqual({ kind: "nothing" });
    expect(sent).toHaveLength(1);
    expect(await mail(mailId)).toMatchObject({ state: "sent", attempts: 1, sentAt: expect.any(Date) });
  });

  it("notes what went wrong, and sends at the next try under the same Message-ID", async () => {
    const mailId = await anEnqueuedMail();
    const failing = aPost(new Error("Connection refused"));
    expect(await deliverMail(failing.post, mailId, notLast)).toMatchObject({ kind: "delayed" });
    expect(await mail(mailId)).toMatchObject({
      state: "queued",
      attempts: 1,
      lastError: "Connection refused",
    });
    const { post, sent } = aPost();
    expect(await deliverMail(post, mailId, notLast)).toMatchObject({ kind: "sent" });
    expect(sent[0]?.messageId).toBe(failing.sent[0]?.messageId);
    expect(await mail(mailId)).toMatchObject({ state: "sent", attempts: 2, lastError: null });
  });

  it.each([
    ["one that is refused for good", new Undeliverable("550 No such user"), notLast],
    ["one whose last try failed", new Error("Connection refused"), { isLast: true }],
  ])("gives up %s, and says so in the enquiry", async (_, error, attempt) => {
    const mailId = await anEnqueuedMail();
    const { post, sent } = aPost(error);
    expect(await deliverMail(post, mailId, attempt)).toMatchObject({ kind: "dead" });
    expect(await mail(mailId)).toMatchObject({ state: "dead", attempts: 1, lastError: error.message });
    expect(await deliverMail(post, mailId, attempt)).toEqual({ kind: "nothing" });
    expect(sent).toHaveLength(1);
    expect(await kinds()).toEqual(["enquiry.accepted", "mail.dead"]);
  });

  it("sends nothing about an enquiry that was erased", async () => {
    const mailId = await anEnqueuedMail();
    await db.execute(sql`delete from contacts`);
    const { post, sent } = aPost();
    expect(await deliverMail(post, mailId, notLast)).toEqual({ kind: "nothing" });
    expect(sent).toHaveLength(0);
  });

  it("keeps no token that lets somebody in once it is sent", async () => {
    await db.transaction((tx) =>
      enqueueMails(tx, outbox, [
        { key: "invitation:1", kind: "staff-invitation", recipient: "a@b.example", data: { token: "t/1" } },
      ]),
    );
    const { post, sent } = aPost();
    const mailId = enqueued[0]?.mailId ?? 0;
    await deliverMail(post, mailId, notLast);
    expect(sent[0]?.text).toContain("https://desk.example/desk/enter?token=t%2F1");
    expect(await mail(mailId)).toMatchObject({ state: "sent", data: {} });
  });
});

describe("retryMail", () => {
  it("sends a mail that was given up once more, and once for two who ask at the same moment", async () => {
    const mailId = await anEnqueuedMail();
    await deliverMail(aPost(new Undeliverable("550")).post, mailId, notLast);
    enqueued.length = 0;
    const ask = () => db.transaction((tx) => retryMail(tx, outbox, { mailId, actor: "staff:1" }));
    const outcomes = await Promise.all([ask(), ask()]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["not-dead", "queued"]);
    expect(enqueued).toEqual([{ mailId }]);
    expect(await deliverMail(aPost().post, mailId, notLast)).toMatchObject({ kind: "sent" });
    expect(await kinds()).toEqual(["enquiry.accepted", "mail.dead", "mail.retried"]);
    expect(await ask()).toEqual({ kind: "not-dead" });
  });
});

/** A way out that takes everything, or fails every time. */
function aPost(error?: Error) {
  const sent: OutgoingMail[] = [];
  const deliver = async (outgoing: OutgoingMail) => {
    sent.push(outgoing);
    if (error) throw error;
  };
  const post = {
    db,
    secrets: ["a secret"] as const,
    url: "https://desk.example",
    mailFrom: "support@desk.example",
    readsAnswers: true,
    delivery: { deliver, close: () => {} },
  };
  return { post, sent };
}

async function anEnqueuedMail(): Promise<number> {
  await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry()));
  return enqueued[0]?.mailId ?? 0;
}

async function mail(id: number) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

async function kinds() {
  return (await db.select({ kind: events.kind }).from(events).orderBy(asc(events.id))).map(
    ({ kind }) => kind,
  );
}
