import { eq, sql } from "drizzle-orm";

import type { Tx } from "../../../data/open-database.ts";
import { attachments, incomingMails } from "../../../data/schema/index.ts";
import { replyInterval } from "../../promise.ts";
import type { StaffAction } from "../staff-action.ts";

/** Who acts on which mail. */
export interface MailAction {
  staff: StaffAction["staff"];
  mailId: number;
}

export type MailRefused =
  /** A colleague was faster. */
  { kind: "already-sorted" } | { kind: "not-found" };

/** Mails that no enquiry has. */
const unsortedStates = ["unmatched", "refused", "failed"] as const;

export type LockedMail = NonNullable<Awaited<ReturnType<typeof lockMail>>>;

/** Holds a mail until the transaction ends. Always before its enquiry, so that nobody waits for each other. */
export async function lockMail(tx: Tx, mailId: number) {
  if (!Number.isSafeInteger(mailId)) return undefined;
  const [mail] = await tx
    .select({
      id: incomingMails.id,
      key: incomingMails.key,
      state: incomingMails.state,
      sender: incomingMails.sender,
      senderName: incomingMails.senderName,
      subject: incomingMails.subject,
      body: incomingMails.body,
      quotedText: incomingMails.quotedText,
      inReplyTo: incomingMails.inReplyTo,
      setAsideAt: incomingMails.setAsideAt,
      messageId: incomingMails.messageId,
      createdAt: incomingMails.createdAt,
      dueAt: sql`${incomingMails.createdAt} + ${replyInterval}`.mapWith(incomingMails.createdAt),
      now: sql`now()`.mapWith(incomingMails.createdAt),
    })
    .from(incomingMails)
    .where(eq(incomingMails.id, mailId))
    .for("update");
  return mail;
}

/** Holds a mail that is still to be sorted. */
export async function lockUnsorted(
  tx: Tx,
  mailId: number,
): Promise<{ kind: "locked"; mail: LockedMail } | MailRefused> {
  const mail = await lockMail(tx, mailId);
  if (!mail) return { kind: "not-found" };
  if (mail.setAsideAt || !isUnsorted(mail)) return { kind: "already-sorted" };
  return { kind: "locked", mail };
}

function isUnsorted({ state }: Pick<LockedMail, "state">): boolean {
  return unsortedStates.some((each) => each === state);
}

/** From now on it is this message, with its files. */
export async function markPlaced(
  tx: Tx,
  mail: LockedMail,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
): Promise<void> {
  await tx
    .update(incomingMails)
    .set({ state: "placed", enquiryId, messageId })
    .where(eq(incomingMails.id, mail.id));
  await tx.update(attachments).set({ messageId }).where(eq(attachments.incomingMailId, mail.id));
}

/** What a message keeps of the mail that it came by. */
export function mailHeaders({ key, inReplyTo, quotedText }: LockedMail) {
  const id = key.startsWith("message:") ? key.slice("message:".length) : null;
  return {
    quotedText,
    inReplyTo,
    // Anybody can write somebody else's Message-ID into a mail: there it stays with whom it belongs to.
    messageId:
      id &&
      sql<string>`(select ${id}::text where not exists (select from messages where message_id = ${id}))`,
  };
}
