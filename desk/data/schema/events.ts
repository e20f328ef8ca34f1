import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";

/** Who did what and when. Holds ids and no personal data of its own. */
export const events = pgTable(
  "events",
  {
    id: id(),
    enquiryId: reference("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    /** "visitor", "system", or "staff:" and the id. */
    actor: text("actor").notNull(),
    /** e.g. "enquiry.accepted". */
    kind: text("kind").notNull(),
    data: jsonb("data").$type<Record<string, number | string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("events_by_enquiry").on(table.enquiryId, table.id)],
);
