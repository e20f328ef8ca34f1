import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, reference } from "./columns.ts";
import { incomingMails } from "./incoming-mails.ts";
import { messages } from "./messages.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Files that came by mail. Kept as they came, sent as a download and never shown by us. */
export const attachments = pgTable(
  "attachments",
  {
    id: id(),
    /** Null while the mail that it came with belongs to no enquiry. */
    messageId: reference("message_id").references(() => messages.id, { onDelete: "cascade" }),
    /** Of a mail that the team has to sort: its files go where it goes. */
    incomingMailId: reference("incoming_mail_id").references(() => incomingMails.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** As the sender calls it. Told to staff, never to a browser. */
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    /** Null for a file beyond the limits, of which only the name is kept. */
    content: bytea("content"),
    createdAt: createdAt(),
  },
  (table) => [
    index("attachments_by_message").on(table.messageId),
    index("attachments_by_incoming_mail")
      .on(table.incomingMailId)
      .where(sql`${table.incomingMailId} is not null`),
  ],
);
