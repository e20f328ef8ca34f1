import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, moment, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";
import { messages } from "./messages.ts";

/** Every mail that the mailbox held and what became of it. One that came twice is taken in once. */
export const incomingMails = pgTable(
  "incoming_mails",
  {
    id: id(),
    /** "message:" and its Message-ID, or "uid:" with the mailbox's and its own if it has none. */
    key: text("key").notNull().unique(),
    /** "placed": the team put it into an enquiry, or made one of it. */
    state: text("state", {
      enum: ["taken", "unmatched", "automatic", "refused", "failed", "placed"],
    }).notNull(),
    /** Why it was not taken in, in words for staff. */
    reason: text("reason"),
    sender: text("sender").notNull().default(""),
    senderName: text("sender_name").notNull().default(""),
    subject: text("subject").notNull().default(""),
    /** What it says, for as long as no enquiry has it. */
    body: text("body").notNull().default(""),
    quotedText: text("quoted_text"),
    inReplyTo: text("in_reply_to"),
    /** Nobody has to look at it again. */
    setAsideAt: moment("set_aside_at"),
    enquiryId: reference("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    /** What it became in that enquiry. */
    messageId: reference("message_id").references(() => messages.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("incoming_mails_by_state").on(table.state, table.id),
    index("incoming_mails_by_enquiry").on(table.enquiryId),
    index("incoming_mails_by_message")
      .on(table.messageId)
      .where(sql`${table.messageId} is not null`),
    index("incoming_mails_to_sort")
      .on(table.id)
      .where(sql`${table.state} in ('unmatched', 'refused', 'failed')`),
  ],
);
