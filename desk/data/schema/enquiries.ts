import { sql } from "drizzle-orm";
import { customType, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import type { Subject } from "../../../app/enquiry/subject/subject.ts";
import { createdAt, id, moment, reference } from "./columns.ts";
import { contacts } from "./contacts.ts";
import { staff } from "./staff.ts";

export const enquiryStatuses = ["open", "waiting", "snoozed", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    /** What visitor and team call it by, e.g. "E-1042". */
    number: text("number")
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`'E-' || (id + 1000)::text`),
    /** The browser's own: sending again makes no second enquiry. */
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    /** Of what was sent: the same key with another text is refused. */
    fingerprint: text("fingerprint").notNull(),
    contactId: reference("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** As they signed this one. */
    name: text("name").notNull(),
    company: text("company").notNull().default(""),
    /** One of the form's services, or empty. */
    service: text("service").notNull().default(""),
    /** Whose business it is: the area of the subject, or of the service. Empty for neither. */
    area: text("area").notNull().default(""),
    /** What it is about: a plan, configuration, estimate, domain, position or number, priced when it came. */
    subject: jsonb("subject").$type<Subject>(),
    status: text("status", { enum: enquiryStatuses }).notNull().default("open"),
    assigneeId: reference("assignee_id").references(() => staff.id, { onDelete: "set null" }),
    /** When an answer was promised; null once it was given. */
    dueAt: moment("due_at"),
    firstReplyAt: moment("first_reply_at"),
    snoozedUntil: moment("snoozed_until"),
    mergedInto: reference("merged_into"),
    lastActivityAt: moment("last_activity_at").notNull().defaultNow(),
    /** When the visitor last wrote: who has not opened it since has it unread. */
    lastVisitorAt: moment("last_visitor_at").notNull().defaultNow(),
    /** Goes up with every change: two people who act at once are told apart by it. */
    version: integer("version").notNull().default(1),
    search: tsvector("search"),
    createdAt: createdAt(),
  },
  // The order is spelled out: drizzle's desc() means "nulls last", and such an index goes unused.
  (table) => [
    index("enquiries_by_status").on(table.status, sql`${table.lastActivityAt} desc`, sql`${table.id} desc`),
    index("enquiries_by_assignee").on(
      table.assigneeId,
      table.status,
      sql`${table.lastActivityAt} desc`,
      sql`${table.id} desc`,
    ),
    index("enquiries_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index("enquiries_by_contact").on(table.contactId, sql`${table.id} desc`),
    // Statistics ask for some weeks of all that came.
    index("enquiries_by_creation").on(table.createdAt),
    index("enquiries_merged")
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    // The queue: what is to be done by when it is due, what has its answer and what was found by what happened last.
    index("enquiries_active")
      .on(table.dueAt, table.id)
      .where(sql`${table.status} in ('open', 'waiting', 'snoozed')`),
    index("enquiries_answered")
      .on(sql`${table.lastActivityAt} desc`, sql`${table.id} desc`)
      .where(sql`${table.status} in ('open', 'waiting', 'snoozed') and ${table.dueAt} is null`),
    index("enquiries_newest")
      .on(table.id)
      .where(sql`${table.status} in ('open', 'waiting', 'snoozed')`),
    index("enquiries_quiet")
      .on(table.lastActivityAt, table.id)
      .where(sql`${table.status} in ('open', 'waiting', 'snoozed')`),
    index("enquiries_by_activity").on(sql`${table.lastActivityAt} desc`, sql`${table.id} desc`),
    index("enquiries_search").using("gin", table.search),
  ],
);
