import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, id, moment, reference } from "./columns.ts";
import { staff } from "./staff.ts";

/** Addresses that are told of new enquiries and of changes of status. */
export const webhooks = pgTable("webhooks", {
  id: id(),
  url: text("url").notNull(),
  /** What each delivery is signed with. */
  secret: text("secret").notNull(),
  isActive: boolean("is_active").notNull().default(true),
  createdBy: reference("created_by").references(() => staff.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});

/** One try or more at telling one address of one thing. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    webhookId: reference("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** One delivery for one occasion, e.g. "event:17". */
    key: text("key").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    state: text("state", { enum: ["queued", "sent", "dead"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** The last answer: a status, or what went wrong. */
    lastAnswer: text("last_answer"),
    sentAt: moment("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("webhook_deliveries_by_webhook").on(table.webhookId, table.id),
    uniqueIndex("webhook_deliveries_once").on(table.webhookId, table.key),
  ],
);
