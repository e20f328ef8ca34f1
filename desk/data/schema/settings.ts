import { pgTable, text } from "drizzle-orm/pg-core";

/** What all instances share and nobody types, e.g. the secret that links are signed with. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});
