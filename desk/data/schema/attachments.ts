import { customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, reference } from "./columns.ts";
import { messages } from "./messages.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Files that came by mail. Kept as they came, sent as a download and never shown by us. */
export const attachments = pgTable(
  "attachments",
  {
    id: id(),
    messageId: reference("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** As the sender calls it. Told to staff, never to a browser. */
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    /** Null for a file beyond the limits, of which only the name is kept. */
    content: bytea("content"),
    createdAt: createdAt(),
  },
  (table) => [index("attachments_by_message").on(table.messageId)],
);
