import { index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";

/** Every mail that the mailbox held and what became of it. One that came twice is taken in once. */
export const incomingMails = pgTable(
  "incoming_mails",
  {
    id: id(),
    /** "message:" and its Message-ID, or "uid:" with the mailbox's and its own if it has none. */
    key: text("key").notNull().unique(),
    state: text("state", { enum: ["taken", "unmatched", "automatic", "refused", "failed"] }).notNull(),
    /** Why it was not taken in, in words for staff. */
    reason: text("reason"),
    sender: text("sender").notNull().default(""),
    subject: text("subject").notNull().default(""),
    enquiryId: reference("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("incoming_mails_by_state").on(table.state, table.id),
    index("incoming_mails_by_enquiry").on(table.enquiryId),
  ],
);
