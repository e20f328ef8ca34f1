import { eq, sql } from "drizzle-orm";

import type { Tx } from "../../../data/open-database.ts";
import { enquiries, messages } from "../../../data/schema/index.ts";
import { followMerges } from "../../merged-enquiries.ts";
import { searchVectorWith } from "../../search-vector.ts";
import { changeEnquiry } from "../change-enquiry.ts";
import { enquiryIdOf } from "../enquiry-id.ts";
import { lockEnquiryById } from "../lock-enquiry.ts";
import { lockUnsorted, type MailAction, type MailRefused, mailHeaders, markPlaced } from "./lock-mail.ts";

export type PutIn =
  { kind: "done"; eventId: number; number: string } | MailRefused | { kind: "no-enquiry" | "nothing-in-it" };

/**
 * Puts a mail into an enquiry, at the time it came. The enquiry is open again, and its answer due a day after the mail
 * came at the latest.
 */
export async function putIntoEnquiry(tx: Tx, action: MailAction & { number: string }): Promise<PutIn> {
  const { staff, mailId } = action;
  const held = await lockUnsorted(tx, mailId);
  if (held.kind !== "locked") return held;
  const { mail } = held;
  if (!mail.body) return { kind: "nothing-in-it" };
  const wanted = await enquiryIdOf(tx, action.number);
  const enquiry = wanted && (await lockEnquiryById(tx, await followMerges(tx, wanted)));
  if (!enquiry || enquiry.mergedInto !== null) return { kind: "no-enquiry" };

  const [message] = await tx
    .insert(messages)
    .values({
      enquiryId: enquiry.id,
      kind: "visitor",
      body: mail.body,
      createdAt: mail.createdAt,
      ...mailHeaders(mail),
    })
    .returning({ id: messages.id });
  if (!message) throw new Error("A mail was not put into its enquiry");
  await markPlaced(tx, mail, { enquiryId: enquiry.id, messageId: message.id });
  const dueAt = enquiry.dueAt && enquiry.dueAt < mail.dueAt ? enquiry.dueAt : mail.dueAt;
  const { eventId } = await changeEnquiry(tx, enquiry, {
    staff,
    kind: "mail.put-in",
    changes: { status: "open", snoozedUntil: null, dueAt },
    data: { mailId, messageId: message.id },
    search: searchVectorWith(mail.body),
  });
  // Unread by everybody who has not seen it here.
  await tx
    .update(enquiries)
    .set({ lastVisitorAt: sql`now()` })
    .where(eq(enquiries.id, enquiry.id));
  return { kind: "done", eventId, number: enquiry.number };
}
