import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";
import { staff } from "./staff.ts";

/** What was said in an enquiry. A note is seen by the team only. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    enquiryId: reference("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["visitor", "staff", "note", "auto"] }).notNull(),
    /** Who of the team wrote it. */
    authorId: reference("author_id").references(() => staff.id, { onDelete: "set null" }),
    body: text("body").notNull(),
    /** What a mail repeated of ours under its own text. */
    quotedText: text("quoted_text"),
    /** Of an addition by the visitor: sending it again adds nothing. */
    idempotencyKey: uuid("idempotency_key").unique(),
    /** The Message-ID, where it came or went by mail. */
    messageId: text("message_id").unique(),
    inReplyTo: text("in_reply_to"),
    createdAt: createdAt(),
  },
  (table) => [index("messages_by_enquiry").on(table.enquiryId, table.id)],
);
