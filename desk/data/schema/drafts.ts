import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { moment, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";
import { staff } from "./staff.ts";

/** What somebody has begun to write, until it is sent or thrown away. */
export const drafts = pgTable(
  "drafts",
  {
    staffId: reference("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    enquiryId: reference("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["reply", "note"] }).notNull(),
    body: text("body").notNull(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.enquiryId, table.kind] })],
);
