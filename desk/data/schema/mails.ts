import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, moment, reference } from "./columns.ts";
import { enquiries } from "./enquiries.ts";

export const mailKinds = [
  /** To the support mailbox: an enquiry came. */
  "notice",
  /** To the visitor: we have it. */
  "acknowledgement",
  /** To the support mailbox: the visitor added something. */
  "addition",
  /** To the visitor: what staff wrote. */
  "reply",
  /** To the visitor: the link to a quote. */
  "quote",
  "newsletter-confirmation",
  "staff-invitation",
  /** To whoever signed up: the link that proves their address. */
  "account-verify",
  /** To whoever signed up with an address that has an account: the page could not say so. */
  "account-exists",
  "account-reset",
  /** To whoever has an account: how one gets in has been changed. */
  "account-changed",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The outbox: written in the transaction of what it tells of, and sent by a worker. Its text is made when it is sent. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    /** One mail for one occasion, e.g. "enquiry:17:acknowledgement". */
    key: text("key").notNull().unique(),
    kind: text("kind", { enum: mailKinds }).notNull(),
    recipient: text("recipient").notNull(),
    enquiryId: reference("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    /** Ids of what the text is made from. */
    data: jsonb("data").$type<Record<string, number | string>>().notNull().default({}),
    /** The Message-ID without its angle brackets. Never changes, so that a second copy can be recognised. */
    messageId: text("message_id").notNull().unique(),
    /** Not sent before: until then a reply can be taken back. */
    notBefore: moment("not_before"),
    state: text("state", { enum: ["queued", "sent", "dead"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    sentAt: moment("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("mails_unsent")
      .on(table.state, table.createdAt)
      .where(sql`${table.state} <> 'sent'`),
    index("mails_by_enquiry").on(table.enquiryId),
    index("mails_by_recipient").on(table.recipient),
  ],
);
