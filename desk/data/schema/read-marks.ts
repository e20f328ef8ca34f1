import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { moment, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";
import { staff } from "./staff.ts";

/** When a member of staff last opened an enquiry. What the visitor wrote after it is unread. */
export const readMarks = pgTable(
  "reads",
  {
    staffId: reference("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    enquiryId: reference("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    readAt: moment("read_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.enquiryId] }),
    index("reads_by_enquiry").on(table.enquiryId),
  ],
);
