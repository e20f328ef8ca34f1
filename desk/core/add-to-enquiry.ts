import { eq, sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { enquiries, events, messages } from "../data/schema/index.ts";
import { derivedKey } from "./derived-key.ts";
import { type Outbox, queueMails } from "./queue-mail.ts";
import { cleanText } from "./received-enquiry.ts";

export interface NewAddition {
  number: string;
  body: string;
  /** Of the form that it was typed into: the same text from it again is the same addition. */
  formKey: string;
}

export type Addition = { kind: "added" | "repeated" | "empty" | "too-long" | "not-found" };

export const LONGEST_ADDITION = 10_000;

/** The visitor writes more. A promised time stays; an enquiry that was answered or closed is open again, with a new one. */
export async function addToEnquiry(tx: Tx, outbox: Outbox, addition: NewAddition): Promise<Addition> {
  const { number, formKey } = addition;
  const body = cleanText(addition.body);
  if (!body) return { kind: "empty" };
  if (body.length > LONGEST_ADDITION) return { kind: "too-long" };

  // Held until the end: of two at once the second one finds the first one's message.
  const [enquiry] = await tx
    .select({ id: enquiries.id, status: enquiries.status })
    .from(enquiries)
    .where(eq(enquiries.number, number))
    .for("update");
  if (!enquiry) return { kind: "not-found" };
  const [message] = await tx
    .insert(messages)
    .values({
      enquiryId: enquiry.id,
      kind: "visitor",
      body,
      idempotencyKey: derivedKey(formKey, number, body),
    })
    .onConflictDoNothing({ target: messages.idempotencyKey })
    .returning({ id: messages.id });
  if (!message) return { kind: "repeated" };

  const isSpam = enquiry.status === "spam";
  await tx
    .update(enquiries)
    .set({
      lastActivityAt: sql`now()`,
      lastVisitorAt: sql`now()`,
      version: sql`${enquiries.version} + 1`,
      search: sql`coalesce(${enquiries.search}, '') || to_tsvector('simple', ${body})`,
      ...(!isSpam && {
        status: "open" as const,
        snoozedUntil: null,
        dueAt: sql`coalesce(${enquiries.dueAt}, now() + interval '24 hours')`,
      }),
    })
    .where(eq(enquiries.id, enquiry.id));
  await tx.insert(events).values({
    enquiryId: enquiry.id,
    actor: "visitor",
    kind: "enquiry.added-to",
    data: { messageId: message.id },
  });
  if (isSpam) return { kind: "added" };
  await queueMails(tx, outbox, [
    {
      key: `message:${message.id}:addition`,
      kind: "addition",
      recipient: outbox.supportMailbox,
      enquiryId: enquiry.id,
      data: { messageId: message.id },
    },
  ]);
  return { kind: "added" };
}
