import { boolean, index, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { moment, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";
import { staff } from "./staff.ts";

/** Who has an enquiry open right now. The migration makes it unlogged: it is worth nothing after a crash. */
export const presence = pgTable(
  "presence",
  {
    staffId: reference("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    enquiryId: reference("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    isWriting: boolean("is_writing").notNull().default(false),
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.enquiryId] }),
    index("presence_by_enquiry").on(table.enquiryId),
  ],
);
