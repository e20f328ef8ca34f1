import { boolean, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, moment, reference } from "./columns.ts";

export const staff = pgTable("staff", {
  id: id(),
  /** In lower case. */
  email: text("email").notNull().unique(),
  name: text("name").notNull().default(""),
  role: text("role", { enum: ["agent", "admin"] }).notNull(),
  /** Single keys do nothing for them. */
  keysOff: boolean("keys_off").notNull().default(false),
  deactivatedAt: moment("deactivated_at"),
  createdAt: createdAt(),
});

/** Links that let somebody in once. Only the token's hash is kept. */
export const entryLinks = pgTable("entry_links", {
  tokenHash: text("token_hash").primaryKey(),
  /** Null for the very first member of staff, who says who they are. */
  staffId: reference("staff_id").references(() => staff.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
  createdAt: createdAt(),
});

export const staffSessions = pgTable("staff_sessions", {
  tokenHash: text("token_hash").primaryKey(),
  staffId: reference("staff_id")
    .notNull()
    .references(() => staff.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
});
