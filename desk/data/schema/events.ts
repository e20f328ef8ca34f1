import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, moment, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";

/** Ids, and for what can be undone the state before it. */
export type EventData = Record<string, number | string | boolean | null>;

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
    data: jsonb("data").$type<EventData>().notNull().default({}),
    /** It was taken back: nothing undoes it a second time. */
    undoneAt: moment("undone_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("events_by_enquiry").on(table.enquiryId, table.id),
    index("events_by_kind").on(table.kind, table.id),
  ],
);
