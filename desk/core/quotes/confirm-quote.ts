import { and, eq, sql } from "drizzle-orm";

import { longDate } from "../../../app/lib/format/long-date.ts";
import type { Tx } from "../../data/open-database.ts";
import { enquiries, events, quotes } from "../../data/schema/index.ts";
import { officeDay } from "../office-clock.ts";
import type { Outbox } from "../outbox.ts";
import { replyToEnquiry } from "../staff/reply.ts";
import type { QuoteAction, QuoteOutcome } from "./write-quote.ts";

/** Staff confirm an acceptance: a reply in writing, which can be taken back for as long as any other. */
export async function confirmQuote(
  tx: Tx,
  outbox: Outbox,
  { staff, quoteId }: Omit<QuoteAction, "revision">,
): Promise<QuoteOutcome> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId)).for("update");
  if (!quote) return { kind: "not-found" };
  if (quote.state !== "accepted" || quote.confirmedAt || !quote.acceptedAt)
    return { kind: "changed-meanwhile" };
  const [enquiry] = await tx
    .select({ number: enquiries.number, version: enquiries.version })
    .from(enquiries)
    .where(eq(enquiries.id, quote.enquiryId))
    .for("update");
  if (!enquiry) return { kind: "not-found" };
  const replied = await replyToEnquiry(tx, outbox, {
    staff,
    ...enquiry,
    body: `We confirm your acceptance of quote ${quote.number}, version ${quote.version}, on ${longDate(officeDay(quote.acceptedAt))}. We’ll write to you with the next steps.`,
    formKey: `confirm-quote-${quoteId}`,
    next: "stay",
  });
  if (replied.kind !== "replied") return { kind: "changed-meanwhile" };
  const revision = quote.revision + 1;
  await tx
    .update(quotes)
    .set({ confirmedAt: sql`now()`, revision })
    .where(eq(quotes.id, quoteId));
  await tx.insert(events).values({
    enquiryId: quote.enquiryId,
    actor: `staff:${staff.id}`,
    kind: "quote.confirmed",
    data: { quoteId, messageId: replied.messageId },
  });
  return { kind: "done", quoteId, revision };
}

/** A reply that was taken back confirms nothing: if it was a confirmation, the quote waits for one again. */
export async function unconfirmQuote(tx: Tx, enquiryId: number, messageId: number): Promise<void> {
  const undone = await tx
    .update(events)
    .set({ undoneAt: sql`now()` })
    .where(
      and(
        eq(events.enquiryId, enquiryId),
        eq(events.kind, "quote.confirmed"),
        sql`(${events.data} ->> 'messageId')::bigint = ${messageId}`,
      ),
    )
    .returning({ data: events.data });
  for (const { data } of undone) {
    await tx
      .update(quotes)
      .set({ confirmedAt: null, revision: sql`${quotes.revision} + 1` })
      .where(eq(quotes.id, Number(data["quoteId"])));
  }
}
