import { eq, inArray, sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { enquiries, events, messages } from "../data/schema/index.ts";
import { derivedKey } from "./derived-key.ts";
import { followMerges } from "./merged-enquiries.ts";
import { replyInterval } from "./promise.ts";
import { enqueueMails, type Outbox } from "./outbox.ts";
import { cleanText } from "./received-enquiry.ts";
import { searchVectorWith } from "./search-vector.ts";

export interface NewAddition {
  number: string;
  body: string;
  /** Of the form that it was typed into: the same text from it again is the same addition. */
  formKey: string;
  /** Of what came by mail. */
  mail?: { messageId?: string; inReplyTo?: string; quotedText?: string };
}

export type Addition =
  | { kind: "added"; messageId: number; enquiryId: number }
  | { kind: "repeated" | "empty" | "too-long" | "not-found" };

export const LONGEST_ADDITION = 10_000;

/** The visitor writes more. A promised time stays; an enquiry that was answered or closed is open again, with a new one. */
export async function addToEnquiry(tx: Tx, outbox: Outbox, addition: NewAddition): Promise<Addition> {
  const { number, formKey } = addition;
  const body = cleanText(addition.body);
  if (!body) return { kind: "empty" };
  if (body.length > LONGEST_ADDITION) return { kind: "too-long" };

  const held = await holdEnquiry(tx, number);
  if (!held) return { kind: "not-found" };
  const { ownId, enquiry } = held;
  const [message] = await tx
    .insert(messages)
    .values({
      // Where it was written, even if that one was merged: what a person wrote is erased with them.
      enquiryId: ownId,
      kind: "visitor",
      body,
      idempotencyKey: derivedKey(formKey, number, body),
      ...addition.mail,
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
      ...(!isSpam && {
        status: "open" as const,
        snoozedUntil: null,
        dueAt: sql`coalesce(${enquiries.dueAt}, now() + ${replyInterval})`,
      }),
    })
    .where(eq(enquiries.id, enquiry.id));
  await tx
    .update(enquiries)
    .set({ search: searchVectorWith(body) })
    .where(eq(enquiries.id, ownId));
  await tx.insert(events).values({
    enquiryId: enquiry.id,
    actor: "visitor",
    kind: "enquiry.added-to",
    data: {
      messageId: message.id,
      ...(!isSpam && enquiry.status !== "open" && { reopenedFrom: enquiry.status }),
    },
  });
  const added = { kind: "added" as const, messageId: message.id, enquiryId: ownId };
  if (isSpam) return added;
  await enqueueMails(tx, outbox, [
    {
      key: `message:${message.id}:addition`,
      kind: "addition",
      recipient: outbox.supportMailbox,
      enquiryId: ownId,
      data: { messageId: message.id },
    },
  ]);
  return added;
}

interface Held {
  ownId: number;
  /** Where the conversation goes on: itself, or what it was merged into. */
  enquiry: { id: number; status: string };
}

/** Held until the end: of two at once the second one finds the first one's message. */
async function holdEnquiry(tx: Tx, number: string): Promise<Held | undefined> {
  const [own] = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.number, number));
  if (!own) return undefined;
  let survivorId: number;
  let held: Held["enquiry"][];
  do {
    survivorId = await followMerges(tx, own.id);
    held = await tx
      .select({ id: enquiries.id, status: enquiries.status })
      .from(enquiries)
      .where(inArray(enquiries.id, [own.id, survivorId]))
      .orderBy(enquiries.id)
      .for("update");
    // Merged or undone while we waited: then it goes on elsewhere.
  } while ((await followMerges(tx, own.id)) !== survivorId);
  const enquiry = held.find(({ id }) => id === survivorId);
  return enquiry && { ownId: own.id, enquiry };
}
