import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";

import { openBoss } from "../../jobs/open-boss.ts";
import { enqueueWith } from "../../jobs/job-queues.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import type { OutgoingMail } from "../../mail/message.ts";
import { addToEnquiry } from "../add-to-enquiry.ts";
import { draftsOf, saveDraft } from "./drafts.ts";
import { replyToEnquiry } from "./reply.ts";
import { takeBackReply } from "./take-back.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";

const desk = await staffedDesk();
const { db, meera, arjun } = desk;
const number = "E-1001";
const boss = await openBoss(desk.url, { log: pino({ level: "silent" }), works: false });
afterAll(() => boss.stop({ graceful: false }));
const outbox = { ...desk.outbox, enqueue: enqueueWith(boss) };
const reply = async (version = 1, next: "stay" | "close" = "close") => {
  const act = { staff: meera, number, version, body: "Yes, today.", formKey: randomUUID(), next };
  const outcome = await db.transaction((tx) => replyToEnquiry(tx, outbox, act));
  if (outcome.kind !== "replied") throw new Error(outcome.kind);
  return outcome;
};
const takeBack = (messageId: number, staff = meera) =>
  db.transaction((tx) => takeBackReply(tx, { staff, messageId }));

describe("takeBackReply", () => {
  it("leaves everything as it was, and the text as a draft", async () => {
    const before = await desk.state();
    const { messageId } = await reply();
    const { rows: jobs } = await db.execute(
      sql`select start_after - created_on = interval '10 seconds' as waits from pgboss.job where name = 'mail'`,
    );
    expect(jobs).toEqual([{ waits: true }]);
    expect(await takeBack(messageId)).toEqual({ kind: "taken-back", body: "Yes, today." });
    expect(await desk.state()).toEqual(before);
    expect((await draftsOf(db, meera.id, 1)).reply?.body).toBe("Yes, today.");
    expect(await desk.version()).toBe(3);
    expect(await desk.eventKinds()).toEqual(["enquiry.accepted", "reply.written", "reply.taken-back"]);
    const { rows } =
      await db.execute(sql`select (select count(*)::int from mails where kind = 'reply') as mails,
      (select count(*)::int from pgboss.job where name = 'mail') as jobs,
      (select count(*)::int from messages where kind = 'staff') as messages,
      (select search @@ to_tsquery('simple', 'today') from enquiries where id = 1) as found,
      (select search @@ to_tsquery('simple', 'northwind & slow') from enquiries where id = 1) as kept`);
    expect(rows).toEqual([{ mails: 0, jobs: 0, messages: 0, found: false, kept: true }]);
    expect(await takeBack(messageId)).toEqual({ kind: "not-found" });
  });

  it("puts the text before what was begun meanwhile", async () => {
    const { messageId } = await reply();
    await db.transaction((tx) => saveDraft(tx, { staff: meera, number, kind: "reply", body: "And" }));
    await takeBack(messageId);
    expect((await draftsOf(db, meera.id, 1)).reply?.body).toBe("Yes, today.\n\nAnd");
  });

  it("is for the writer alone", async () => {
    const { messageId } = await reply();
    expect(await takeBack(messageId, arjun)).toEqual({ kind: "not-found" });
    expect(await takeBack(1)).toEqual({ kind: "not-found" });
  });

  it("leaves what the visitor and colleagues did in these seconds, and the earlier of two promises", async () => {
    const { dueAt } = await desk.state();
    const { messageId } = await reply();
    const addition = { number, body: "Hello?", formKey: randomUUID() };
    await db.transaction((tx) => addToEnquiry(tx, outbox, addition));
    await db.execute(sql`update enquiries set assignee_id = 2 where id = 1`);
    await takeBack(messageId);
    expect(await desk.state()).toMatchObject({ status: "open", dueAt, assigneeId: 2, firstReplyAt: null });
  });

  it("promises nothing anew where another reply has followed", async () => {
    const first = await reply(1, "stay");
    await reply(2, "stay");
    await takeBack(first.messageId);
    expect(await desk.state()).toMatchObject({ dueAt: null, firstReplyAt: expect.any(Date) });
  });

  it("comes too late once the mail may leave, or has left", async () => {
    const { messageId } = await reply();
    await db.execute(sql`update mails set not_before = clock_timestamp()`);
    expect(await takeBack(messageId)).toEqual({ kind: "too-late" });
    await db.execute(sql`update mails set not_before = now() + interval '1 minute', state = 'sent'`);
    expect(await takeBack(messageId)).toEqual({ kind: "too-late" });
  });

  it("and the worker never both win: it waits for whoever is taking it back", async () => {
    const { messageId, post, mailId } = await aReplyAboutToLeave("2 seconds");
    let delivered: ReturnType<typeof deliverMail> | undefined;
    const outcome = await db.transaction(async (tx) => {
      const taken = await takeBackReply(tx, { staff: meera, messageId });
      await tx.execute(sql`select pg_sleep(2.1)`);
      // The time is over, and what was taken back is not committed yet.
      delivered = deliverMail(post.post, mailId, { isLast: false });
      await tx.execute(sql`select pg_sleep(0.3)`);
      return taken;
    });
    expect(outcome.kind).toBe("taken-back");
    expect((await delivered)?.kind).not.toBe("sent");
    expect(post.sent).toHaveLength(0);
  });

  it("nor does one who asked in time and was held up until the mail was on its way", async () => {
    const { messageId, post, mailId } = await aReplyAboutToLeave("0.3 seconds");
    const [isOnItsWay, hasArrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deliver = async (mail: OutgoingMail) => {
      post.sent.push(mail);
      isOnItsWay.resolve();
      await hasArrived.promise;
    };
    let delivered: ReturnType<typeof deliverMail> | undefined;
    const outcome = await db.transaction(async (tx) => {
      // now() stands still in here, before the time is over.
      await tx.execute(sql`select now(), pg_sleep(0.5)`);
      const busy = { ...post.post, delivery: { deliver, close: () => {} } };
      delivered = deliverMail(busy, mailId, { isLast: false });
      await isOnItsWay.promise;
      return await takeBackReply(tx, { staff: meera, messageId });
    });
    hasArrived.resolve();
    expect(await delivered).toMatchObject({ kind: "sent" });
    expect(outcome).toEqual({ kind: "too-late" });
    expect(post.sent).toHaveLength(1);
  });

  it("however they race, one of them wins and one does not", async () => {
    for (let round = 0; round < 15; round++) {
      const { messageId, post, mailId } = await aReplyAboutToLeave("0.05 seconds", await desk.version());
      const until = Date.now() + 400;
      const worker = (async () => {
        while (Date.now() < until) {
          if ((await deliverMail(post.post, mailId, { isLast: false })).kind !== "delayed") return;
        }
      })();
      await db.execute(sql`select pg_sleep(${0.03 + round * 0.003})`);
      const [outcome] = await Promise.all([takeBack(messageId), worker]);
      expect(post.sent.length, outcome.kind).toBe(outcome.kind === "taken-back" ? 0 : 1);
    }
  });
});

async function aReplyAboutToLeave(within: string, version = 1) {
  const { messageId } = await reply(version, "stay");
  const { rows } = await db.execute<{ id: string }>(sql`update mails
    set not_before = clock_timestamp() + ${within}::interval where key = ${`message:${messageId}:reply`} returning id`);
  const sent: OutgoingMail[] = [];
  const post = {
    db,
    secrets: ["a secret"] as const,
    url: "https://desk.example",
    mailFrom: "support@desk.example",
    readsAnswers: true,
    delivery: { deliver: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} },
  };
  return { messageId, mailId: Number(rows[0]?.id), post: { post, sent } };
}
