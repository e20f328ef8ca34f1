import { pgTable } from "drizzle-orm/pg-core";

import { moment, reference } from "./columns.ts";
import { staff } from "./staff.ts";

/** Who has a page of the inbox open right now, whichever it is. Unlogged, like presence: worth nothing after a crash. */
export const onlineStaff = pgTable("attendance", {
  staffId: reference("staff_id")
    .primaryKey()
    .references(() => staff.id, { onDelete: "cascade" }),
  seenAt: moment("seen_at").notNull().defaultNow(),
});
