import { eq, sql } from "drizzle-orm";

import { contacts, enquiries, events, messages, usedTokens } from "../data/schema/index.ts";
import type { Reader, Tx } from "../data/open-database.ts";
import type { OpenedQuestion } from "./question.ts";
import { type Outbox, queueMails } from "./queue-mail.ts";
import { fingerprintOf, type ReceivedEnquiry } from "./received-enquiry.ts";

export interface NewEnquiry {
  /** The browser's: the same one again is the same enquiry. */
  idempotencyKey: string;
  received: ReceivedEnquiry;
  question: OpenedQuestion;
  /** Filled in what people cannot see. Kept for staff to look at, and nobody is mailed. */
  isSpam?: boolean;
}

export interface Receipt {
  number: string;
  dueAt: Date | null;
}

export type Acceptance =
  | ({ kind: "accepted" | "repeated" } & Receipt)
  /** Another text came under this key before. */
  | { kind: "key-reused" }
  /** Its question let another enquiry through, or is too old. */
  | { kind: "question-used" | "question-expired" };

/** Takes an enquiry in, once: contact, enquiry, message, event, two mails and their jobs, all of it or nothing. */
export async function acceptEnquiry(tx: Tx, outbox: Outbox, enquiry: NewEnquiry): Promise<Acceptance> {
  const question = await spendQuestion(tx, enquiry);
  if (question !== "ours") return { kind: question };
  const row = await insertOnce(tx, enquiry);
  if (row.fingerprint !== fingerprintOf(enquiry.received)) return { kind: "key-reused" };
  if (row.isNew) await startThread(tx, outbox, row.id, enquiry);
  return { kind: row.isNew ? "accepted" : "repeated", number: row.number, dueAt: row.dueAt };
}

/** What became of an earlier try with this key. Undefined if there was none. */
export async function earlierAcceptance(
  db: Reader,
  { idempotencyKey, received }: Pick<NewEnquiry, "idempotencyKey" | "received">,
): Promise<Acceptance | undefined> {
  const [row] = await db
    .select({ number: enquiries.number, dueAt: enquiries.dueAt, fingerprint: enquiries.fingerprint })
    .from(enquiries)
    .where(eq(enquiries.idempotencyKey, idempotencyKey));
  if (!row) return undefined;
  if (row.fingerprint !== fingerprintOf(received)) return { kind: "key-reused" };
  return { kind: "repeated", number: row.number, dueAt: row.dueAt };
}

/** A question lets one enquiry through. That same one may come again: its answer can have been lost on the way. */
async function spendQuestion(tx: Tx, { idempotencyKey, question }: NewEnquiry) {
  const [used] = await tx
    .insert(usedTokens)
    .values({ id: question.id, idempotencyKey, expiresAt: question.expiresAt })
    // Not "do nothing": that returns no row while another transaction holds it.
    .onConflictDoUpdate({ target: usedTokens.id, set: { id: sql`excluded.id` } })
    .returning({
      idempotencyKey: usedTokens.idempotencyKey,
      isFresh: sql<boolean>`${usedTokens.expiresAt} > now()`,
    });
  if (used?.idempotencyKey !== idempotencyKey) return "question-used" as const;
  return used.isFresh ? ("ours" as const) : ("question-expired" as const);
}

async function insertOnce(tx: Tx, { idempotencyKey, received, isSpam }: NewEnquiry) {
  const { name, email, company, service, message, subject } = received;
  const [contact] = await tx
    .insert(contacts)
    .values({ email: email.toLowerCase(), name, company })
    .onConflictDoUpdate({ target: contacts.email, set: { name, company } })
    .returning({ id: contacts.id });
  if (!contact) throw new Error("A contact was neither made nor found");
  const [row] = await tx
    .insert(enquiries)
    .values({
      idempotencyKey,
      fingerprint: fingerprintOf(received),
      contactId: contact.id,
      name,
      company,
      service,
      subject: subject ?? null,
      status: isSpam ? "spam" : "open",
      dueAt: isSpam ? null : sql`now() + interval '24 hours'`,
      search: sql`to_tsvector('simple', ${[name, email, company, message].join(" ")})`,
    })
    .onConflictDoUpdate({
      target: enquiries.idempotencyKey,
      set: { idempotencyKey: sql`excluded.idempotency_key` },
    })
    .returning({
      id: enquiries.id,
      number: enquiries.number,
      fingerprint: enquiries.fingerprint,
      dueAt: enquiries.dueAt,
      isNew: sql<boolean>`xmax = 0`,
    });
  if (!row) throw new Error("An enquiry was neither made nor found");
  return row;
}

async function startThread(tx: Tx, outbox: Outbox, enquiryId: number, { received, isSpam }: NewEnquiry) {
  await tx.insert(messages).values({ enquiryId, kind: "visitor", body: received.message });
  await tx.insert(events).values({ enquiryId, actor: "visitor", kind: "enquiry.accepted" });
  if (isSpam) return;
  await queueMails(tx, outbox, [
    { key: `enquiry:${enquiryId}:notice`, kind: "notice", recipient: outbox.supportMailbox, enquiryId },
    {
      key: `enquiry:${enquiryId}:acknowledgement`,
      kind: "acknowledgement",
      recipient: received.email,
      enquiryId,
    },
  ]);
}
