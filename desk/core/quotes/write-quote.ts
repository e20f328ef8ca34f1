import { randomUUID } from "node:crypto";

import { and, desc, eq, max, ne, sql } from "drizzle-orm";

import { gstPercent } from "../../../app/catalogue/promises/billing.data.ts";
import { identity } from "../../../app/identity.ts";
import type { Tx } from "../../data/open-database.ts";
import { contacts, enquiries, events, quotes } from "../../data/schema/index.ts";
import { enqueueMails, type Outbox } from "../outbox.ts";
import { changeEnquiry } from "../staff/change-enquiry.ts";
import { lockEnquiryById } from "../staff/lock-enquiry.ts";
import type { StaffMember } from "../staff-session.ts";
import { cleanFields, type QuoteErrors, type QuoteFields, quoteErrors } from "./quote-fields.ts";
import { linesOf } from "./quote-lines.ts";

/** Who writes, and which revision of the draft they saw. */
export interface QuoteAction {
  staff: Pick<StaffMember, "id">;
  quoteId: number;
  revision: number;
}

export type QuoteOutcome =
  | { kind: "done"; quoteId: number; revision: number }
  | { kind: "incomplete"; errors: QuoteErrors }
  /** Somebody changed it since, or it is a draft no more. */
  | { kind: "changed-meanwhile" }
  | { kind: "not-found" };

/** The day on which it is written is the first. */
const VALID_DAYS = 30;
const GST = { taxName: "GST", taxPercent: gstPercent };

/** Begins a quote of what an enquiry asks for. One that was begun is gone on with. */
export async function beginQuote(
  tx: Tx,
  { staff, number }: { staff: Pick<StaffMember, "id">; number: string },
): Promise<{ kind: "done"; quoteId: number } | { kind: "not-found" }> {
  const [enquiry] = await tx
    .select({ id: enquiries.id, subject: enquiries.subject })
    .from(enquiries)
    .where(eq(enquiries.number, number))
    .for("update");
  if (!enquiry) return { kind: "not-found" };
  const [last] = await tx
    .select()
    .from(quotes)
    .where(eq(quotes.enquiryId, enquiry.id))
    .orderBy(desc(quotes.id))
    .limit(1);
  if (last?.state === "draft") return { kind: "done", quoteId: last.id };
  const [made] = await tx
    .insert(quotes)
    .values({
      ...(last
        ? copied(last)
        : { lines: linesOf(enquiry.subject), ...GST, validUntil: inDays(VALID_DAYS - 1) }),
      number: last?.number ?? randomUUID(),
      version: last ? await nextVersion(tx, last.number) : 1,
      enquiryId: enquiry.id,
      createdBy: staff.id,
    })
    .returning({ id: quotes.id });
  if (!made) throw new Error("The quote was not made");
  // The number of a quote is that of its first version.
  if (!last)
    await tx
      .update(quotes)
      .set({ number: numberOf(made.id) })
      .where(eq(quotes.id, made.id));
  await record(tx, enquiry.id, staff, "quote.begun", made.id);
  return { kind: "done", quoteId: made.id };
}

export async function saveQuote(
  tx: Tx,
  action: QuoteAction & { fields: QuoteFields },
): Promise<QuoteOutcome> {
  const found = await draftOf(tx, action);
  if ("kind" in found) return found;
  const revision = found.revision + 1;
  await tx
    .update(quotes)
    .set({ ...cleanFields(action.fields), revision })
    .where(eq(quotes.id, found.id));
  return { kind: "done", quoteId: found.id, revision };
}

/** Mails the visitor the link. Earlier versions that were sent are replaced by it; the enquiry has its answer. */
export async function sendQuote(tx: Tx, outbox: Outbox, action: QuoteAction): Promise<QuoteOutcome> {
  const found = await draftOf(tx, action);
  if ("kind" in found) return found;
  const errors = quoteErrors(found, await officeDay(tx));
  if (Object.keys(errors).length > 0) return { kind: "incomplete", errors };
  const revision = found.revision + 1;
  await tx
    .update(quotes)
    .set({ state: "replaced" })
    .where(and(eq(quotes.number, found.number), eq(quotes.state, "sent"), ne(quotes.id, found.id)));
  await tx
    .update(quotes)
    .set({ state: "sent", sentAt: sql`now()`, revision })
    .where(eq(quotes.id, found.id));
  const enquiry = await lockEnquiryById(tx, found.enquiryId);
  const [contact] = await tx
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.id, enquiry?.contactId ?? 0));
  if (!enquiry || !contact) throw new Error("A quote's enquiry has no contact");
  await changeEnquiry(tx, enquiry, {
    staff: action.staff,
    kind: "quote.sent",
    changes: {
      status: "waiting",
      snoozedUntil: null,
      dueAt: null,
      ...(!enquiry.firstReplyAt && { firstReplyAt: enquiry.now }),
      ...(enquiry.assigneeId === null && { assigneeId: action.staff.id }),
    },
    data: { quoteId: found.id },
  });
  await enqueueMails(tx, outbox, [
    {
      key: `quote:${found.id}`,
      kind: "quote",
      recipient: contact.email,
      enquiryId: found.enquiryId,
      data: { quoteId: found.id },
    },
  ]);
  return { kind: "done", quoteId: found.id, revision };
}

/** A draft is thrown away; what was sent cannot be accepted any more. */
export async function withdrawQuote(tx: Tx, action: Omit<QuoteAction, "revision">): Promise<QuoteOutcome> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, action.quoteId)).for("update");
  if (!quote) return { kind: "not-found" };
  if (quote.state !== "draft" && quote.state !== "sent") return { kind: "changed-meanwhile" };
  const revision = quote.revision + 1;
  await tx.update(quotes).set({ state: "withdrawn", revision }).where(eq(quotes.id, quote.id));
  await record(tx, quote.enquiryId, action.staff, "quote.withdrawn", quote.id);
  return { kind: "done", quoteId: quote.id, revision };
}

async function draftOf(tx: Tx, { quoteId, revision }: QuoteAction) {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId)).for("update");
  if (!quote) return { kind: "not-found" as const };
  if (quote.state !== "draft" || quote.revision !== revision) return { kind: "changed-meanwhile" as const };
  return quote;
}

function copied({
  lines,
  termMonths,
  discountPercent,
  discountReason,
  taxName,
  taxPercent,
  note,
}: typeof quotes.$inferSelect) {
  return {
    lines,
    termMonths,
    discountPercent,
    discountReason,
    taxName,
    taxPercent,
    note,
    validUntil: inDays(VALID_DAYS - 1),
  };
}

async function nextVersion(tx: Tx, number: string): Promise<number> {
  const [found] = await tx
    .select({ version: max(quotes.version) })
    .from(quotes)
    .where(eq(quotes.number, number));
  return (found?.version ?? 0) + 1;
}

function numberOf(id: number): string {
  return `Q-${id + 2000}`;
}

const officeToday = sql`(now() at time zone ${sql.raw(`'${identity.office.timeZone}'`)})::date`;

function inDays(days: number) {
  return sql`${officeToday} + ${days}::int`;
}

async function officeDay(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ day: string }>(
    sql`select to_char(${officeToday}, 'YYYY-MM-DD') as day`,
  );
  return rows[0]?.day ?? "";
}

async function record(
  tx: Tx,
  enquiryId: number,
  staff: Pick<StaffMember, "id">,
  kind: string,
  quoteId: number,
) {
  await tx.insert(events).values({ enquiryId, actor: `staff:${staff.id}`, kind, data: { quoteId } });
}
