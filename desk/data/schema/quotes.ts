import { date, index, integer, jsonb, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";

import { createdAt, id, moment, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";
import { staff } from "./staff.ts";

export const quoteStates = ["draft", "sent", "accepted", "replaced", "withdrawn"] as const;
export type QuoteState = (typeof quoteStates)[number];

/** One line as it was priced when the quote was written. Money in cents. */
export interface QuoteLine {
  /** The catalogue's plan, where the line comes from it. */
  planId?: string;
  /** e.g. "VPS Hosting, Professional". */
  title: string;
  /** e.g. "4 CPU cores, 8 GB RAM". */
  detail: string;
  /** Of one. */
  unitCents: number;
  quantity: number;
  /** What a price is for. */
  period: "month" | "year" | "hour" | "once";
}

/** An offer in writing. Lines are kept as they were: a quote's prices stay when the catalogue's change. */
export const quotes = pgTable(
  "quotes",
  {
    id: id(),
    /** e.g. "Q-2031": shared by all versions of a quote. */
    number: text("number").notNull(),
    version: integer("version").notNull().default(1),
    enquiryId: reference("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    state: text("state", { enum: quoteStates }).notNull().default("draft"),
    lines: jsonb("lines").$type<readonly QuoteLine[]>().notNull(),
    termMonths: integer("term_months").notNull().default(12),
    discountPercent: numeric("discount_percent", { precision: 5, scale: 2, mode: "number" })
      .notNull()
      .default(0),
    discountReason: text("discount_reason").notNull().default(""),
    taxName: text("tax_name").notNull().default(""),
    taxPercent: numeric("tax_percent", { precision: 5, scale: 2, mode: "number" }).notNull().default(0),
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    /** In the visitor's quote, under the lines. */
    note: text("note").notNull().default(""),
    createdBy: reference("created_by").references(() => staff.id, { onDelete: "set null" }),
    sentAt: moment("sent_at"),
    acceptedAt: moment("accepted_at"),
    /** Who accepted it, as they signed. */
    acceptedBy: text("accepted_by"),
    /** When staff confirmed the acceptance in writing. */
    confirmedAt: moment("confirmed_at"),
    /** Goes up with every change of a draft. */
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique("quotes_number_version").on(table.number, table.version),
    index("quotes_by_enquiry").on(table.enquiryId, table.id),
  ],
);
