import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import {
  attachments,
  enquiries,
  events,
  incomingMails,
  mails,
  messages,
} from "../../../data/schema/index.ts";
import { erasePerson } from "../../erase-person.ts";
import { exportPerson } from "../../export-person.ts";
import type { IncomingMail } from "../../incoming/incoming-mail.ts";
import { recordSkippedMail } from "../../incoming/record-skipped-mail.ts";
import { receiveMail } from "../../incoming/receive-mail.ts";
import { readThread } from "../read-thread.ts";
import { replyToEnquiry } from "../reply.ts";
import { setStatus } from "../set-status.ts";
import { staffedDesk } from "../testing/staffed-desk.ts";
import { countUnsorted, listUnsortedMail } from "./list-unsorted-mail.ts";
import { makeEnquiryOfMail } from "./make-enquiry.ts";
import { putIntoEnquiry } from "./put-into-enquiry.ts";
import { putMailBack, setMailAside } from "./set-aside.ts";
import { undoMail } from "./undo-mail.ts";

const { db, outbox, meera, arjun, state, version, eventKinds } = await staffedDesk();
const tx = db.transaction.bind(db);

beforeEach(async () => {
  await db.execute(sql`truncate incoming_mails restart identity cascade`);
});

async function mailCame(mail: Partial<IncomingMail> = {}): Promise<number> {
  await tx((t) =>
    receiveMail(t, outbox, ["a secret"], {
      messageId: `${Math.random()}@company.example`,
      place: "1:1",
      sender: "zoe@company.example",
      senderName: "Zoe Vane",
      subject: "Moving our mailboxes",
      recipients: ["support@desk.example"],
      answers: [],
      text: "Can you move 12 mailboxes?\n\nOn Tue, Meera wrote:\n> Hello.",
      isAutomatic: false,
      attachments: [{ name: "list.csv", mediaType: "text/csv", content: Buffer.from("a,b") }],
      ...mail,
    }),
  );
  // As if it had waited for three hours.
  await db.execute(
    sql`update incoming_mails set created_at = created_at - interval '3 hours' where set_aside_at is null and state = 'unmatched'`,
  );
  const [last] = await db
    .select({ id: incomingMails.id })
    .from(incomingMails)
    .orderBy(sql`id desc`)
    .limit(1);
  return last?.id ?? 0;
}

const said = async (number: string) =>
  await db
    .select({
      body: messages.body,
      quotedText: messages.quotedText,
      createdAt: messages.createdAt,
      id: messages.id,
    })
    .from(messages)
    .innerJoin(enquiries, eq(enquiries.id, messages.enquiryId))
    .where(eq(enquiries.number, number))
    .orderBy(asc(messages.id));

it("lists what belongs nowhere with its text and files, what waits longest first, page by page", async () => {
  for (let each = 0; each < 21; each++) await mailCame({ subject: `Mail ${each}` });
  await mailCame({ isAutomatic: true });
  await tx((t) =>
    recordSkippedMail(t, {
      place: "1:9",
      head: { sender: "big@company.example", senderName: "", subject: "Film" },
      state: "refused",
      reason: "Larger than the 30 MB that we take",
    }),
  );
  expect(await countUnsorted(db)).toBe(22);
  const first = await listUnsortedMail(db, { list: "unsorted" });
  expect(first.mails).toHaveLength(20);
  expect(first.mails[0]).toMatchObject({
    subject: "Mail 0",
    sender: "zoe@company.example",
    senderName: "Zoe Vane",
    body: "Can you move 12 mailboxes?",
    quotedText: "On Tue, Meera wrote:\n> Hello.",
    files: [{ name: "list.csv", bytes: 3, isKept: true }],
    theirs: [],
  });
  await mailCame({ sender: "asha@company.example", subject: "Last" });
  const second = await listUnsortedMail(db, { list: "unsorted", after: first.next });
  expect(second.mails).toMatchObject([
    { subject: "Mail 20" },
    { subject: "Film", state: "refused", body: "", files: [] },
    { subject: "Last", theirs: ["E-1001"] },
  ]);
  expect(second.next).toBeUndefined();
});

it("puts a mail into an enquiry at the time it came, which is open and due again; undone, all is as before", async () => {
  await tx(async (t) => setStatus(t, { staff: meera, number: "E-1001", version: 1, status: "closed" }));
  const before = await state();
  const mailId = await mailCame();
  const [mail] = await db.select().from(incomingMails);
  const done = await tx((t) => putIntoEnquiry(t, { staff: meera, mailId, number: "E-1001" }));
  expect(done).toMatchObject({ kind: "done", number: "E-1001" });
  const [, message] = await said("E-1001");
  expect(message).toMatchObject({ body: "Can you move 12 mailboxes?", createdAt: mail?.createdAt });
  const due = new Date((mail?.createdAt.getTime() ?? 0) + 24 * 3_600_000);
  expect(await state()).toMatchObject({ status: "open", dueAt: due });
  expect(await db.select().from(attachments)).toMatchObject([{ messageId: message?.id, name: "list.csv" }]);
  expect(await countUnsorted(db)).toBe(0);
  expect(await eventKinds()).toContain("mail.put-in");
  expect(await found("mailboxes")).toEqual(["E-1001"]);
  expect((await readThread(db, "E-1001"))?.messages[0]).toMatchObject({
    isMail: true,
    from: "zoe@company.example",
    visitor: "Asha Rao",
  });

  if (done.kind !== "done") throw new Error(done.kind);
  expect(await tx((t) => undoMail(t, { staff: arjun, eventId: done.eventId }))).toEqual({ kind: "done" });
  expect(await tx((t) => undoMail(t, { staff: arjun, eventId: done.eventId }))).toEqual({
    kind: "already-undone",
  });
  expect(await state()).toEqual(before);
  expect(await said("E-1001")).toHaveLength(1);
  expect(await found("mailboxes")).toEqual([]);
  const { mails: again } = await listUnsortedMail(db, { list: "unsorted" });
  expect(again).toMatchObject([
    { id: mailId, body: "Can you move 12 mailboxes?", files: [{ name: "list.csv" }] },
  ]);
});

async function found(word: string) {
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from enquiries where search @@ plainto_tsquery('simple', ${word}) order by id`,
  );
  return rows.map(({ number }) => number);
}

it("keeps the earlier of two promised times, and does not take out what was answered", async () => {
  const { dueAt } = await state();
  await db.execute(sql`update enquiries set due_at = now() + interval '1 hour' where number = 'E-1001'`);
  const mailId = await mailCame();
  const done = await tx((t) => putIntoEnquiry(t, { staff: meera, mailId, number: "E-1001" }));
  expect((await state()).dueAt?.getTime()).toBeLessThan(dueAt?.getTime() ?? 0);
  const seen = await version();
  await tx((t) =>
    replyToEnquiry(t, outbox, {
      staff: arjun,
      number: "E-1001",
      version: seen,
      body: "We can.",
      formKey: "f",
      next: "wait",
    }),
  );
  if (done.kind !== "done") throw new Error(done.kind);
  expect(await tx((t) => undoMail(t, { staff: meera, eventId: done.eventId }))).toMatchObject({
    kind: "changed-meanwhile",
    by: "Arjun",
  });
});

it("makes an enquiry of a mail as of a visitor's, due a day after the mail came", async () => {
  const mailId = await mailCame();
  const [mail] = await db.select().from(incomingMails);
  const made = await tx((t) => makeEnquiryOfMail(t, outbox, { staff: meera, mailId }));
  expect(made).toMatchObject({ kind: "done", number: "E-1003" });
  const due = new Date((mail?.createdAt.getTime() ?? 0) + 24 * 3_600_000);
  expect(await state("E-1003")).toMatchObject({ status: "open", dueAt: due });
  const [row] = await db.select().from(enquiries).where(eq(enquiries.number, "E-1003"));
  expect(row).toMatchObject({ name: "Zoe Vane", createdAt: mail?.createdAt });
  expect(await said("E-1003")).toMatchObject([
    {
      body: "Moving our mailboxes\n\nCan you move 12 mailboxes?",
      quotedText: "On Tue, Meera wrote:\n> Hello.",
      createdAt: mail?.createdAt,
    },
  ]);
  const sent = await db
    .select({ kind: mails.kind, recipient: mails.recipient })
    .from(mails)
    .where(eq(mails.enquiryId, row?.id ?? 0))
    .orderBy(asc(mails.id));
  expect(sent).toEqual([
    { kind: "notice", recipient: "support@desk.example" },
    { kind: "acknowledgement", recipient: "zoe@company.example" },
  ]);
  expect(await eventKinds("E-1003")).toEqual(["enquiry.accepted", "mail.made-enquiry"]);
  expect(await tx((t) => makeEnquiryOfMail(t, outbox, { staff: arjun, mailId }))).toEqual({
    kind: "already-sorted",
  });
});

it("is sorted once by two who act at once", async () => {
  const mailId = await mailCame();
  const outcomes = await Promise.all([
    tx((t) => putIntoEnquiry(t, { staff: meera, mailId, number: "E-1001" })),
    tx((t) => makeEnquiryOfMail(t, outbox, { staff: arjun, mailId })),
    tx((t) => setMailAside(t, { staff: arjun, mailId })),
  ]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["already-sorted", "already-sorted", "done"]);
});

it("sets aside and back again", async () => {
  const mailId = await mailCame();
  const done = await tx((t) => setMailAside(t, { staff: meera, mailId }));
  expect(await countUnsorted(db)).toBe(0);
  expect((await listUnsortedMail(db, { list: "aside" })).mails).toMatchObject([{ id: mailId }]);
  if (done.kind !== "done") throw new Error(done.kind);
  expect(await tx((t) => undoMail(t, { staff: meera, eventId: done.eventId }))).toEqual({ kind: "done" });
  expect(await countUnsorted(db)).toBe(1);
  await tx((t) => setMailAside(t, { staff: meera, mailId }));
  await tx((t) => putMailBack(t, { staff: arjun, mailId }));
  expect(await countUnsorted(db)).toBe(1);
  const written = await db
    .select({ kind: events.kind, actor: events.actor })
    .from(events)
    .where(sql`data ? 'mailId'`)
    .orderBy(asc(events.id));
  expect(written.at(-1)).toEqual({ kind: "mail.put-back", actor: "staff:2" });
});

it("refuses what cannot be done", async () => {
  const mailId = await mailCame({ sender: "undisclosed", text: "Hello" });
  const empty = await mailCame({ text: "", attachments: [] });
  expect(await tx((t) => putIntoEnquiry(t, { staff: meera, mailId, number: "E-9" }))).toEqual({
    kind: "no-enquiry",
  });
  expect(await tx((t) => makeEnquiryOfMail(t, outbox, { staff: meera, mailId }))).toEqual({
    kind: "no-sender",
  });
  expect(await tx((t) => putIntoEnquiry(t, { staff: meera, mailId: empty, number: "E-1001" }))).toEqual({
    kind: "nothing-in-it",
  });
  expect(await tx((t) => setMailAside(t, { staff: meera, mailId: 99 }))).toEqual({ kind: "not-found" });
  expect(await tx((t) => undoMail(t, { staff: meera, eventId: 1 }))).toEqual({ kind: "not-found" });
});

it("leaves a Message-ID with whom it belongs to", async () => {
  await db.execute(sql`update messages set message_id = 'ours@desk.example' where id = 1`);
  const mailId = await mailCame({ messageId: "ours@desk.example" });
  await tx((t) => putIntoEnquiry(t, { staff: meera, mailId, number: "E-1002" }));
  const rows = await db.select({ messageId: messages.messageId }).from(messages).orderBy(asc(messages.id));
  expect(rows.map(({ messageId }) => messageId)).toEqual(["ours@desk.example", null, null]);
});

it("exports and erases a sender's mails, also from somebody else's enquiry", async () => {
  const placed = await mailCame({ text: "Placed here" });
  await mailCame({ text: "Still to sort" });
  await tx((t) => putIntoEnquiry(t, { staff: meera, mailId: placed, number: "E-1001" }));
  expect(await exportPerson(db, "zoe@company.example")).toMatchObject({
    person: { incomingMails: [{ body: "Placed here" }, { attachments: [{ content: "YSxi" }] }] },
  });
  const { removed } = await tx((t) => erasePerson(t, "Zoe@company.example"));
  expect(removed).toMatchObject({ incoming_mails: 2, messages: 1, attachments: 2, enquiries: 0 });
  expect(await said("E-1001")).toMatchObject([{ body: "Our server is slow." }]);
  expect(await found("placed")).toEqual([]);
});
