import { pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id } from "./columns.ts";

/** A person who wrote to us, by the address that they gave. */
export const contacts = pgTable("contacts", {
  id: id(),
  /** In lower case. */
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  company: text("company").notNull().default(""),
  createdAt: createdAt(),
});
