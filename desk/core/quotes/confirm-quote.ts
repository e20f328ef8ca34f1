import { eq, sql } from "drizzle-orm";

import { longDate } from "../../../app/lib/format/long-date.ts";
import type { Tx } from "../../data/open-database.ts";
import { enquiries, quotes } from "../../data/schema/index.ts";
import { officeDay } from "../office-clock.ts";
import type { Outbox } from "../queue-mail.ts";
import { replyToEnquiry } from "../staff/reply.ts";
import type { QuoteAct, QuoteOutcome } from "./write-quote.ts";

/** Staff confirm an acceptance: a reply in writing, which can be taken back for as long as any other. */
export async function confirmQuote(
  tx: Tx,
  outbox: Outbox,
  { staff, quoteId }: Omit<QuoteAct, "revision">,
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
  return { kind: "done", quoteId, revision };
}
