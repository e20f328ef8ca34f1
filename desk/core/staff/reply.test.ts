import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { composeMail } from "../../mail/compose-mail.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import type { OutgoingMail } from "../../mail/message.ts";
import { mails } from "../../data/schema/index.ts";
import { draftsOf, saveDraft } from "./drafts.ts";
import { type NewReply, replyToEnquiry } from "./reply.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";

const desk = await staffedDesk();
const { db, outbox, meera, arjun } = desk;
const number = "E-1001";
const reply = (overrides: Partial<NewReply> = {}) => {
  const act = { staff: meera, number, version: 1, body: "Yes, today.", formKey: randomUUID(), next: "stay" };
  return db.transaction((tx) => replyToEnquiry(tx, outbox, { ...act, ...overrides } as NewReply));
};
const composing = {
  db,
  secrets: ["a secret"] as const,
  url: "https://desk.example",
  mailFrom: "support@desk.example",
  readsAnswers: true,
};

describe("replyToEnquiry", () => {
  it("answers, keeps the promise, and lets the mail leave ten seconds later", async () => {
    await db.transaction((tx) => saveDraft(tx, { staff: meera, number, kind: "reply", body: "Yes" }));
    const outcome = await reply({ body: "  Yes,\r\n today. " });
    expect(outcome).toMatchObject({ kind: "replied", version: 2, messageId: 3 });
    expect(await desk.state()).toMatchObject({
      status: "open",
      assigneeId: meera.id,
      dueAt: null,
      firstReplyAt: expect.any(Date),
    });
    const { rows } = await db.execute(sql`select m.body, m.author_id, mails.key, mails.recipient, mails.state,
        m.message_id = mails.message_id as threads, mails.not_before = m.created_at + interval '10 seconds' as waits,
        e.search @@ to_tsquery('simple', 'today') as found
      from messages m join mails on (mails.data ->> 'messageId')::int = m.id and mails.kind = 'reply'
      join enquiries e on e.id = m.enquiry_id`);
    expect(rows).toEqual([
      {
        body: "Yes,\n today.",
        author_id: "1",
        key: "message:3:reply",
        recipient: "asha@company.example",
        state: "queued",
        threads: true,
        waits: true,
        found: true,
      },
    ]);
    expect(desk.delays).toEqual([10]);
    expect(await draftsOf(db, meera.id, 1)).toEqual({ reply: null, note: null });
    expect(await desk.eventKinds()).toEqual(["enquiry.accepted", "reply.written"]);
  });

  it.each([
    ["wait", "open", "waiting"],
    ["close", "snoozed", "closed"],
    ["stay", "snoozed", "snoozed"],
    ["stay", "spam", "open"],
  ] as const)("%s: what was %s is %s", async (next, before, after) => {
    await db.execute(sql`update enquiries set status = ${before}, assignee_id = ${arjun.id}`);
    await reply({ next });
    expect(await desk.state()).toMatchObject({ status: after, assigneeId: arjun.id });
  });

  it("leaves the time of the first reply as it was", async () => {
    await reply();
    const first = await desk.state();
    await reply({ version: 2 });
    expect(await desk.state()).toEqual(first);
  });

  it("writes nothing twice, however often it is pressed", async () => {
    const formKey = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => reply({ formKey })));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(
      [...Array(7).fill("repeated"), "replied"].toSorted(),
    );
    expect(desk.enqueued).toHaveLength(1);
  });

  it("tells the second of two who reply at once, and keeps their text", async () => {
    const outcomes = await Promise.all([reply(), reply({ staff: arjun, body: "No, tomorrow." })]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed-meanwhile", "replied"]);
    const late = outcomes[0]?.kind === "replied" ? arjun : meera;
    const winner = late === arjun ? "Meera" : "Arjun";
    expect(outcomes.find(({ kind }) => kind === "changed-meanwhile")).toMatchObject({
      version: 2,
      by: winner,
    });
    expect((await draftsOf(db, late.id, 1)).reply?.body).toMatch(/today|tomorrow/);
    expect(desk.enqueued).toHaveLength(1);
  });

  it("says who changed it: the visitor too", async () => {
    await db.execute(sql`update enquiries set version = 5`);
    expect(await reply()).toEqual({ kind: "changed-meanwhile", version: 5, by: "Asha Rao" });
  });

  it("refuses nothing, too much, and a number that nobody has", async () => {
    expect(await reply({ body: " \n " })).toEqual({ kind: "empty" });
    expect(await reply({ body: "x".repeat(20_001) })).toEqual({ kind: "too-long" });
    expect(await reply({ number: "E-9" })).toEqual({ kind: "not-found" });
    expect(desk.enqueued).toHaveLength(0);
  });
});

describe("the mail of a reply", () => {
  it("has the text first, then the visitor's link, under the acknowledgement", async () => {
    await reply({ body: "<b>Yes</b>,\ntoday.\n\nMeera" });
    const mail = await composed();
    expect(mail.subject).toBe("Re: Your enquiry E-1001");
    expect(mail.text).toMatch(
      /^<b>Yes<\/b>,\ntoday\.\n\nMeera\n\nSee your enquiry E-1001, or add to it: https:\/\/desk\.example\/enquiries\/E-1001\?key=\S+\n$/,
    );
    expect(mail.html).toContain("&lt;b&gt;Yes&lt;/b&gt;,<br>today.");
    expect(mail.replyTo?.address).toMatch(/^support\+e-1001\.[0-9a-f]{20}@desk\.example$/);
    expect(mail.inReplyTo).toMatch(/acknowledgement/);
    expect(mail.references).toEqual([mail.inReplyTo]);
  });

  it("stands under the last mail of the visitor, with all that came before it", async () => {
    await reply();
    await db.execute(sql`insert into messages (enquiry_id, kind, body, message_id)
      values (1, 'visitor', 'Thanks.', '<theirs@mail.example>'), (1, 'visitor', 'x', E'bad\\r\\nBcc: a@b.co')`);
    const [first] = await db
      .select()
      .from(mails)
      .where(sql`kind = 'reply'`);
    await reply({ version: 2, body: "You are welcome." });
    const mail = await composed();
    expect(mail.inReplyTo).toBe("theirs@mail.example");
    expect(mail.references).toHaveLength(3);
    expect(mail.references?.slice(1)).toEqual([first?.messageId, "theirs@mail.example"]);
  });

  it("does not leave early, whoever asks", async () => {
    await reply();
    const sent: OutgoingMail[] = [];
    const deliver = async (mail: OutgoingMail) => void sent.push(mail);
    const post = { ...composing, delivery: { deliver, close: () => {} } };
    const mailId = desk.enqueued[0]?.mailId ?? 0;
    expect(await deliverMail(post, mailId, { isLast: true })).toEqual({ kind: "delayed", code: "early" });
    expect(sent).toHaveLength(0);
    await db.execute(sql`update mails set not_before = clock_timestamp()`);
    expect(await deliverMail(post, mailId, { isLast: false })).toMatchObject({ kind: "sent" });
    expect(sent).toHaveLength(1);
  });
});

async function composed() {
  const [row] = await db
    .select()
    .from(mails)
    .where(sql`kind = 'reply'`)
    .orderBy(sql`id desc`);
  const mail = row && (await composeMail(composing, row));
  if (!mail) throw new Error("There is no reply");
  return mail;
}
