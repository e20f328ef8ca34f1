import { pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, moment, reference } from "./columns.ts";
import { staff } from "./staff.ts";

/** Text that is written often. {name}, {company}, {plan}, {price}, {number} and {me} are filled in when it is used. */
export const savedReplies = pgTable("saved_replies", {
  id: id(),
  title: text("title").notNull().unique(),
  body: text("body").notNull(),
  changedBy: reference("changed_by").references(() => staff.id, { onDelete: "set null" }),
  changedAt: moment("changed_at").notNull().defaultNow(),
  createdAt: createdAt(),
});
