import { index, pgTable, text } from "drizzle-orm/pg-core";

import { users } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";

/** A person who wrote to us, by the address that they gave. */
export const contacts = pgTable(
  "contacts",
  {
    id: id(),
    /** In lower case. */
    email: text("email").notNull().unique(),
    name: text("name").notNull(),
    company: text("company").notNull().default(""),
    /** Whose account proved that this address is theirs. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("contacts_by_user").on(table.userId)],
);
