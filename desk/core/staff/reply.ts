import { eq } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { messages } from "../../data/schema/index.ts";
import { derivedKey } from "../derived-key.ts";
import { type EnqueuedMail, enqueueMails, type Outbox } from "../outbox.ts";
import { cleanText } from "../received-enquiry.ts";
import { searchVectorWith } from "../search-vector.ts";
import type { ActionOutcome, StaffAction } from "./staff-action.ts";
import { changeEnquiry, type Changes } from "./change-enquiry.ts";
import { deleteDraft, keepDraft } from "./drafts.ts";
import { changedMeanwhile, isAsSeen, lockEnquiry, type LockedEnquiry } from "./lock-enquiry.ts";
import { LONGEST_TEXT } from "./longest-text.ts";
import { type Recipient, threadRecipients } from "./thread-recipients.ts";

/** Seconds in which a reply can be taken back. */
const TAKE_BACK_SECONDS = 10;

export interface NewReply extends StaffAction {
  body: string;
  /** Of the form that it was typed into: the same text from it again is the same reply. */
  formKey: string;
  /** The contact that it goes to, of those in the thread. Left out: whose enquiry it is. */
  to?: number;
  /** What becomes of the enquiry: it stays as it is, waits for the visitor, or is done. */
  next: "stay" | "wait" | "close";
}

export type Replied =
  | Exclude<ActionOutcome, { kind: "done" }>
  | { kind: "replied"; version: number; eventId: number; messageId: number; takeBackUntil: Date }
  | { kind: "empty" | "too-long" | "repeated" | "not-in-thread" };

/** Answers the visitor. The mail leaves ten seconds later, and until then the reply can be taken back. */
export async function replyToEnquiry(tx: Tx, outbox: Outbox, reply: NewReply): Promise<Replied> {
  const { staff, number, version, formKey } = reply;
  const body = cleanText(reply.body);
  if (!body) return { kind: "empty" };
  if (body.length > LONGEST_TEXT) return { kind: "too-long" };

  // Held until the end: of two at once the second one finds the first one's message.
  const enquiry = await lockEnquiry(tx, number);
  if (!enquiry) return { kind: "not-found" };
  const idempotencyKey = derivedKey("reply", `${staff.id}`, number, formKey, body);
  if (await isKnown(tx, idempotencyKey)) return { kind: "repeated" };
  const draft = { staffId: staff.id, enquiryId: enquiry.id, kind: "reply" } as const;
  if (!isAsSeen(enquiry, version)) {
    await keepDraft(tx, { ...draft, body });
    return await changedMeanwhile(tx, enquiry);
  }

  const recipient = await recipientOf(tx, enquiry, reply.to);
  if (!recipient) return { kind: "not-in-thread" };
  const messageId = await writeMessage(tx, {
    // Of their own enquiry, even if that was merged: they read it there, and it is erased with them.
    enquiryId: recipient.enquiryId,
    authorId: staff.id,
    body,
    idempotencyKey,
  });
  const mail = await queueReply(tx, outbox, { recipient, messageId, answeredIn: enquiry.id });
  const change = await changeEnquiry(tx, enquiry, {
    staff,
    kind: "reply.written",
    changes: changesBy(reply, enquiry),
    data: { messageId, contactId: recipient.contactId },
    search: searchVectorWith(body),
  });
  await deleteDraft(tx, draft);
  return { ...change, kind: "replied", messageId, takeBackUntil: mail.notBefore ?? enquiry.now };
}

function changesBy({ staff, next }: NewReply, enquiry: LockedEnquiry): Changes {
  return {
    dueAt: null,
    ...(!enquiry.firstReplyAt && { firstReplyAt: enquiry.now }),
    ...(enquiry.assigneeId === null && { assigneeId: staff.id }),
    ...(next === "wait" && { status: "waiting", snoozedUntil: null }),
    ...(next === "close" && { status: "closed", snoozedUntil: null }),
    // What is worth an answer is no spam.
    ...(next === "stay" && enquiry.status === "spam" && { status: "open" }),
  };
}

async function isKnown(tx: Tx, idempotencyKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.idempotencyKey, idempotencyKey));
  return rows.length > 0;
}

type NewMessage = Required<
  Pick<typeof messages.$inferInsert, "enquiryId" | "authorId" | "body" | "idempotencyKey">
>;

async function writeMessage(tx: Tx, message: NewMessage): Promise<number> {
  const [row] = await tx
    .insert(messages)
    .values({ ...message, kind: "staff" })
    .returning({ id: messages.id });
  if (!row) throw new Error("A reply was not written");
  return row.id;
}

async function recipientOf(tx: Tx, { id, contactId }: LockedEnquiry, to = contactId) {
  return (await threadRecipients(tx, id)).find((each) => each.contactId === to);
}

/** The mail of a reply, in the outbox. */
export function mailKey(messageId: number): string {
  return `message:${messageId}:reply`;
}

interface ReplyMail {
  recipient: Recipient;
  messageId: number;
  /** The enquiry whose promise it keeps. */
  answeredIn: number;
}

async function queueReply(
  tx: Tx,
  outbox: Outbox,
  { recipient, messageId, answeredIn }: ReplyMail,
): Promise<EnqueuedMail> {
  const mail = {
    key: mailKey(messageId),
    kind: "reply" as const,
    recipient: recipient.email,
    enquiryId: recipient.enquiryId,
    data: { messageId, answeredIn },
  };
  const [queued] = await enqueueMails(tx, outbox, [mail], { delay: TAKE_BACK_SECONDS });
  if (!queued) throw new Error("A reply's mail was not written");
  await tx.update(messages).set({ messageId: queued.messageId }).where(eq(messages.id, messageId));
  return queued;
}
