import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { replyHours } from "../../app/catalogue/promises/enquiries.data.ts";
import { subjectIn } from "../../app/enquiry/subject/subject.ts";
import { acceptEnquiry } from "../core/accept-enquiry.ts";
import type { Outbox } from "../core/outbox.ts";
import { acceptQuote } from "../core/quotes/answer-quote.ts";
import { beginQuote, sendQuote } from "../core/quotes/write-quote.ts";
import type { Tx } from "../data/open-database.ts";
import { events, incomingMails, messages, quotes, savedReplies, staff } from "../data/schema/index.ts";
import { seeded } from "./choices.ts";
import { planMonth, type SampleEnquiry } from "./plan-month.ts";
import { notes, savedReplies as savedTexts, team, unsortedMails } from "./sample-texts.ts";

/** Nobody of the sample is mailed. */
const outbox: Outbox = {
  enqueue: async () => {},
  messageIdDomain: "sample.example",
  supportMailbox: "support@sample.example",
};

const reason = "Belongs to no enquiry that we know";

/** Fills an empty desk. Returns the id of the member of staff who looks at it. */
export async function writeSample(tx: Tx, now: Date): Promise<number> {
  const members = await tx
    .insert(staff)
    .values(team.map((member) => ({ ...member })))
    .returning({ id: staff.id });
  const ids = members.map(({ id }) => id);
  await tx.insert(savedReplies).values(savedTexts.map(([title, body]) => ({ title, body })));
  const random = seeded(2026);
  for (const planned of planMonth(random, now)) await writeEnquiry(tx, planned, ids);
  await tx.execute(sql`update mails set state = 'sent', sent_at = created_at`);
  for (const { hoursAgo, ...mail } of unsortedMails) {
    const key = `message:${mail.sender}`;
    await tx
      .insert(incomingMails)
      .values({ key, state: "unmatched", reason, ...mail, createdAt: ago(hoursAgo) as never });
  }
  // Some of what came is unread; the rest was looked at by who has it.
  await tx.execute(sql`insert into reads (staff_id, enquiry_id, read_at)
    select staff.id, enquiries.id, now() from enquiries, staff where enquiries.id % 5 <> 0 or due_at is null`);
  return ids[0] ?? 0;
}

async function writeEnquiry(tx: Tx, planned: SampleEnquiry, staffIds: readonly number[]) {
  const { person, request, cameAgo, answeredAfter, thankedAfter } = planned;
  const subject = subjectIn(`?${request.search}`);
  const accepted = await acceptEnquiry(tx, outbox, {
    idempotencyKey: randomUUID(),
    received: { ...person, service: request.service, message: request.message, ...(subject && { subject }) },
    question: { id: randomUUID(), sum: 2, issuedAt: new Date(), expiresAt: new Date(Date.now() + HOUR) },
    isSpam: planned.status === "spam",
  });
  if (accepted.kind !== "accepted") throw new Error(`The sample was not accepted: ${accepted.kind}`);
  const enquiryId = Number(accepted.number.slice(2)) - 1000;
  const author = planned.assignee === undefined ? undefined : staffIds[planned.assignee];
  if (planned.quote && author) await writeQuote(tx, planned, accepted.number, author);
  await backdate(tx, planned, enquiryId, author);
  if (answeredAfter !== undefined && author) {
    await say(
      tx,
      enquiryId,
      "staff",
      `${request.reply}\n\n${team[planned.assignee ?? 0]?.name}`,
      cameAgo - answeredAfter,
      author,
    );
  }
  if (answeredAfter !== undefined && thankedAfter !== undefined) {
    await say(tx, enquiryId, "visitor", request.thanks, cameAgo - answeredAfter - thankedAfter);
  }
  if (planned.hasNote && author) {
    await say(tx, enquiryId, "note", notes[enquiryId % notes.length] ?? "", cameAgo - 0.1, author);
  }
}

const HOUR = 3_600_000;

function ago(hours: number) {
  return sql`now() - ${hours}::float * interval '1 hour'`;
}

/** Everything that was just written happened when it is said to have happened. */
async function backdate(tx: Tx, planned: SampleEnquiry, enquiryId: number, author: number | undefined) {
  const { cameAgo, answeredAfter, thankedAfter, status } = planned;
  const lastAgo = cameAgo - (answeredAfter ?? 0) - (thankedAfter ?? 0);
  const isOpen = answeredAfter === undefined && status !== "spam";
  await tx.execute(sql`
    update enquiries set created_at = ${ago(cameAgo)}, last_activity_at = ${ago(lastAgo)},
      last_visitor_at = ${ago(thankedAfter === undefined ? cameAgo : lastAgo)},
      due_at = ${isOpen ? ago(cameAgo - replyHours) : sql`null`},
      first_reply_at = ${answeredAfter === undefined ? sql`null` : ago(cameAgo - answeredAfter)},
      status = ${status}, assignee_id = ${author ?? null}::bigint,
      snoozed_until = ${status === "snoozed" ? sql`now() + interval '20 hours'` : sql`null`}
    where id = ${enquiryId}`);
  for (const table of ["messages", "events", "mails"]) {
    await tx.execute(
      sql`update ${sql.identifier(table)} set created_at = ${ago(cameAgo)} where enquiry_id = ${enquiryId}`,
    );
  }
  if (author && answeredAfter !== undefined) {
    await tx.insert(events).values({
      enquiryId,
      actor: `staff:${author}`,
      kind: "enquiry.assigned",
      data: { assigneeId: author, wasAssigneeId: null },
      createdAt: ago(cameAgo - answeredAfter / 2) as never,
    });
  }
}

type Kind = "visitor" | "staff" | "note";

async function say(tx: Tx, enquiryId: number, kind: Kind, body: string, hoursAgo: number, authorId?: number) {
  const [written] = await tx
    .insert(messages)
    .values({ enquiryId, kind, body, authorId: authorId ?? null })
    .returning({ id: messages.id });
  await tx.execute(
    sql`update messages set created_at = ${ago(Math.max(0.05, hoursAgo))} where id = ${written?.id ?? 0}`,
  );
}

async function writeQuote(tx: Tx, { quote, person }: SampleEnquiry, number: string, author: number) {
  const member = { id: author };
  const begun = await beginQuote(tx, { staff: member, number });
  if (begun.kind !== "done" || quote === "draft") return;
  const sent = await sendQuote(tx, outbox, { staff: member, quoteId: begun.quoteId, revision: 1 });
  if (sent.kind !== "done" || quote !== "accepted") return;
  const [row] = await tx
    .select({ number: quotes.number })
    .from(quotes)
    .where(sql`id = ${begun.quoteId}`);
  await acceptQuote(tx, outbox, {
    number: row?.number ?? "",
    version: 1,
    name: person.name,
    formKey: randomUUID(),
  });
}
