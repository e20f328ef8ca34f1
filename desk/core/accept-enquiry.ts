import { randomUUID } from "node:crypto";

import { eq, type SQL, sql } from "drizzle-orm";

import { enquiries, type EventData, type MailKind } from "../data/schema/index.ts";
import type { Reader, Tx } from "../data/open-database.ts";
import { areaOfEnquiry } from "./enquiry-area.ts";
import { replyInterval } from "./promise.ts";
import type { OpenedQuestion } from "./question.ts";
import type { Outbox } from "./outbox.ts";
import { fingerprintOf, type ReceivedEnquiry } from "./received-enquiry.ts";

export interface NewEnquiry {
  /** The browser's: the same one again is the same enquiry. */
  idempotencyKey: string;
  received: ReceivedEnquiry;
  question: OpenedQuestion;
  /** Filled in what people cannot see. Kept for staff to look at, and nobody is mailed. */
  isSpam?: boolean;
  /** When it came, if not just now: a mail may have waited for the team. The answer is due from then on. */
  cameAt?: Date;
}

/** What staff took down on the phone or across a table: nobody asked them a question. */
export interface RecordedEnquiry extends Omit<NewEnquiry, "question" | "isSpam"> {
  recordedBy: number;
  /** Whether the visitor gets the mail that says we have it. */
  isAcknowledged: boolean;
}

export interface Receipt {
  number: string;
  dueAt: Date | null;
}

export type Acceptance =
  | ({ kind: "accepted" } & Receipt)
  | Earlier
  /** Its question let another enquiry through. */
  | { kind: "question-used" }
  /** Its question is too old. */
  | { kind: "question-expired" };

/** What an enquiry that came before makes of this one: the same again, or another text under its key. */
export type Earlier = ({ kind: "repeated" } & Receipt) | { kind: "key-reused" };

/** Takes an enquiry in, once: contact, enquiry, message, event, two mails and their jobs, all of it or nothing. */
export async function acceptEnquiry(
  tx: Tx,
  outbox: Outbox,
  enquiry: NewEnquiry | RecordedEnquiry,
): Promise<Acceptance> {
  const written = await writeOnce(tx, outbox, enquiry);
  if (written.spentOn !== enquiry.idempotencyKey) return { kind: "question-used" };
  if (!written.isFresh) return { kind: "question-expired" };
  if (written.fingerprint !== fingerprintOf(enquiry.received)) return { kind: "key-reused" };
  const mailIds = written.mailIds ?? [];
  if (mailIds.length > 0)
    await outbox.enqueue(
      tx,
      "mail",
      mailIds.map((mailId) => ({ mailId })),
    );
  return {
    kind: written.isNew ? "accepted" : "repeated",
    number: written.number,
    dueAt: written.dueAt ? new Date(written.dueAt) : null,
  };
}

/** What became of an earlier try with this key. Undefined if there was none. */
export async function earlierAcceptance(
  db: Reader,
  { idempotencyKey, received }: Pick<NewEnquiry, "idempotencyKey" | "received">,
): Promise<Earlier | undefined> {
  const [row] = await db
    .select({ number: enquiries.number, dueAt: enquiries.dueAt, fingerprint: enquiries.fingerprint })
    .from(enquiries)
    .where(eq(enquiries.idempotencyKey, idempotencyKey));
  if (!row) return undefined;
  if (row.fingerprint !== fingerprintOf(received)) return { kind: "key-reused" };
  return { kind: "repeated", number: row.number, dueAt: row.dueAt };
}

interface Written extends Record<string, unknown> {
  /** The enquiry that the question let through: this one, unless it was used before. */
  spentOn: string;
  isFresh: boolean;
  /** False if the same key came before. */
  isNew: boolean;
  number: string;
  fingerprint: string;
  dueAt: string | null;
  mailIds: number[] | null;
}

/**
 * One statement, because each one more is a way to the database and back for every enquiry: written as six it took three
 * times as long (npm run bench -- desk). A part writes nothing unless the part before it found or made its row.
 * "on conflict do update" and not "do nothing": that returns no row while another transaction holds it. xmax is 0 in a
 * row that this statement made.
 */
async function writeOnce(tx: Tx, outbox: Outbox, enquiry: NewEnquiry | RecordedEnquiry) {
  const { idempotencyKey, received, cameAt } = enquiry;
  const { name, email, company, service, message, subject } = received;
  const isSpam = "isSpam" in enquiry && enquiry.isSpam === true;
  const { actor, data } = acceptedBy(enquiry);
  const came = sql`coalesce(${cameAt?.toISOString() ?? null}::timestamptz, now())`;
  const { rows } = await tx.execute<Written>(sql`
    with question as (${spentQuestion(enquiry)}), contact as (
      insert into contacts (email, name, company)
      select ${email.toLowerCase()}, ${name}, ${company} from question
      where idempotency_key = ${idempotencyKey} and is_fresh and not exists (
        select from enquiries
        where enquiries.idempotency_key = ${idempotencyKey} and fingerprint <> ${fingerprintOf(received)}
      )
      on conflict (email) do update set name = excluded.name, company = excluded.company
      returning id
    ), enquiry as (
      insert into enquiries (idempotency_key, fingerprint, contact_id, name, company, service, area, subject, status, due_at, created_at, search)
      select ${idempotencyKey}::uuid, ${fingerprintOf(received)}, id, ${name}, ${company}, ${service}, ${areaOfEnquiry(received)},
        ${subject ? JSON.stringify(subject) : null}::jsonb, ${isSpam ? "spam" : "open"},
        case when ${isSpam} then null else ${came} + ${replyInterval} end, ${came},
        to_tsvector('simple', ${[name, email, company, message].join(" ")})
      from contact
      on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
      returning id, number, fingerprint, due_at, created_at, xmax = 0 as is_new
    ), message as (
      insert into messages (enquiry_id, kind, body, created_at)
      select id, 'visitor', ${message}, created_at from enquiry where is_new
    ), event as (
      insert into events (enquiry_id, actor, kind, data)
      select id, ${actor}, 'enquiry.accepted', ${JSON.stringify(data)}::jsonb from enquiry where is_new
    ), mail as (
      insert into mails (key, kind, recipient, enquiry_id, message_id)
      select 'enquiry:' || id || ':' || kind, kind, recipient, id, 'enquiry-' || id || '-' || unique_part
      from enquiry, json_to_recordset(${JSON.stringify(threadMails(outbox, enquiry))}::json)
        as list (kind text, recipient text, unique_part text)
      where is_new
      returning id
    )
    select question.idempotency_key as "spentOn", is_fresh as "isFresh", is_new as "isNew", number, fingerprint,
      due_at as "dueAt", (select json_agg(id) from mail) as "mailIds"
    from question left join enquiry on true`);
  const [written] = rows;
  if (!written) throw new Error("The question was neither kept nor found");
  return written;
}

/** Spends the question, or stands in for one where nobody was asked. */
function spentQuestion(enquiry: NewEnquiry | RecordedEnquiry): SQL {
  const { idempotencyKey } = enquiry;
  if (!("question" in enquiry))
    return sql`select ${idempotencyKey}::uuid as idempotency_key, true as is_fresh`;
  const { id, expiresAt } = enquiry.question;
  return sql`
    insert into used_tokens (id, idempotency_key, expires_at)
    values (${id}, ${idempotencyKey}, ${expiresAt.toISOString()}::timestamptz)
    on conflict (id) do update set id = excluded.id
    returning idempotency_key, expires_at > now() as is_fresh`;
}

function acceptedBy(enquiry: NewEnquiry | RecordedEnquiry): { actor: string; data: EventData } {
  if (!("recordedBy" in enquiry)) return { actor: "visitor", data: {} };
  return { actor: `staff:${enquiry.recordedBy}`, data: { isAcknowledged: enquiry.isAcknowledged } };
}

function threadMails(
  { supportMailbox, messageIdDomain }: Outbox,
  enquiry: NewEnquiry | RecordedEnquiry,
): readonly { kind: MailKind; recipient: string; unique_part: string }[] {
  const mail = (kind: MailKind, recipient: string) => ({
    kind,
    recipient,
    unique_part: `${kind}.${randomUUID()}@${messageIdDomain}`,
  });
  if ("isSpam" in enquiry && enquiry.isSpam) return [];
  const isAcknowledged = !("recordedBy" in enquiry) || enquiry.isAcknowledged;
  return [
    mail("notice", supportMailbox),
    ...(isAcknowledged ? [mail("acknowledgement", enquiry.received.email)] : []),
  ];
}
