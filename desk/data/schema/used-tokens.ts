import { pgTable, text, uuid } from "drizzle-orm/pg-core";

import { moment } from "./columns.ts";

/** Security questions that were answered, with the one enquiry that each let through, until they expire by themselves. */
export const usedTokens = pgTable("used_tokens", {
  id: text("id").primaryKey(),
  idempotencyKey: uuid("idempotency_key").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
