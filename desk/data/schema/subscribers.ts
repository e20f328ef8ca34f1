import { pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, moment } from "./columns.ts";

/** Addresses of the newsletter. One that left stays, so that nothing is sent there again without a new confirmation. */
export const subscribers = pgTable("subscribers", {
  id: id(),
  /** In lower case. */
  email: text("email").notNull().unique(),
  state: text("state", { enum: ["pending", "confirmed", "unsubscribed"] })
    .notNull()
    .default("pending"),
  /** When a confirmation was last asked for. */
  askedAt: moment("asked_at").notNull().defaultNow(),
  confirmedAt: moment("confirmed_at"),
  unsubscribedAt: moment("unsubscribed_at"),
  createdAt: createdAt(),
});
