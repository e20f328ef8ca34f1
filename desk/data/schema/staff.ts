import { boolean, pgTable, text } from "drizzle-orm/pg-core";

import { users } from "./accounts.ts";
import { createdAt, id, moment, reference } from "./columns.ts";

export const staff = pgTable("staff", {
  id: id(),
  /** In lower case. */
  email: text("email").notNull().unique(),
  name: text("name").notNull().default(""),
  role: text("role", { enum: ["agent", "admin"] }).notNull(),
  /** The account that they sign in with; null until they have entered for the first time. */
  userId: text("user_id")
    .unique()
    .references(() => users.id, { onDelete: "set null" }),
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

/** Of the version before accounts, which may still run while this one is brought in. Nothing here reads it. */
export const staffSessions = pgTable("staff_sessions", {
  tokenHash: text("token_hash").primaryKey(),
  staffId: reference("staff_id")
    .notNull()
    .references(() => staff.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
});
