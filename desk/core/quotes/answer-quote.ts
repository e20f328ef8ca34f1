import { and, eq, sql } from "drizzle-orm";

import { identity } from "../../../app/identity.ts";
import type { Reader, Tx } from "../../data/open-database.ts";
import { enquiries, events, quotes, staff } from "../../data/schema/index.ts";
import { type Addition, addToEnquiry } from "../add-to-enquiry.ts";
import type { Outbox } from "../outbox.ts";
import { cleanText } from "../received-enquiry.ts";

/** Which version the visitor has before them. */
export interface SeenQuote {
  /** e.g. "Q-2031". */
  number: string;
  version: number;
  /** Of the form: the same one again is the same answer. */
  formKey: string;
}

export type QuoteAnswer =
  | { kind: "accepted" | "repeated" | "asked" }
  /** Replaced, withdrawn, or its last day is over. */
  | { kind: "not-open" }
  | { kind: "no-name" | "empty" | "too-long" | "not-found" };

const LONGEST_NAME = 200;

/** The visitor takes the offer. It is a message that staff confirm in writing: nothing is bought here. */
export async function acceptQuote(
  tx: Tx,
  outbox: Outbox,
  answer: SeenQuote & { name: string },
): Promise<QuoteAnswer> {
  const name = cleanText(answer.name).replaceAll("\n", " ");
  const found = await lockedQuote(tx, answer);
  if (!found) return { kind: "not-found" };
  if (found.quote.state === "accepted") return { kind: "repeated" };
  if (!found.isOpen) return { kind: "not-open" };
  if (!name) return { kind: "no-name" };
  if (name.length > LONGEST_NAME) return { kind: "too-long" };
  await tx
    .update(quotes)
    .set({ state: "accepted", acceptedAt: sql`now()`, acceptedBy: name })
    .where(eq(quotes.id, found.quote.id));
  await tx.insert(events).values({
    enquiryId: found.quote.enquiryId,
    actor: "visitor",
    kind: "quote.accepted",
    data: { quoteId: found.quote.id },
  });
  const body = `I accept quote ${answer.number}, version ${answer.version}.\n\n${name}`;
  await addToEnquiry(tx, outbox, { number: found.enquiry, body, formKey: answer.formKey });
  return { kind: "accepted" };
}

/** The visitor asks back. */
export async function askAboutQuote(
  tx: Tx,
  outbox: Outbox,
  answer: SeenQuote & { body: string },
): Promise<QuoteAnswer> {
  const found = await lockedQuote(tx, answer);
  if (!found) return { kind: "not-found" };
  const body = cleanText(answer.body);
  if (!body) return { kind: "empty" };
  const { kind } = await addToEnquiry(tx, outbox, {
    number: found.enquiry,
    body: `About quote ${answer.number}, version ${answer.version}:\n\n${body}`,
    formKey: answer.formKey,
  });
  return { kind: said[kind] };
}

const said: Record<Addition["kind"], "asked" | "repeated" | "empty" | "too-long" | "not-found"> = {
  added: "asked",
  repeated: "repeated",
  empty: "empty",
  "too-long": "too-long",
  "not-found": "not-found",
};

/** What the visitor sees under a quote's link: the version that counts, never a draft. */
export async function shownQuote(db: Reader, number: string) {
  const [found] = await db
    .select({
      quote: quotes,
      enquiry: enquiries.number,
      name: enquiries.name,
      company: enquiries.company,
      preparedBy: staff.name,
      isOver,
      now: sql<Date | string>`now()`,
    })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .leftJoin(staff, eq(staff.id, quotes.createdBy))
    .where(and(eq(quotes.number, number), sql`${quotes.sentAt} is not null`))
    .orderBy(sql`${quotes.version} desc`)
    .limit(1);
  return found && { ...found, now: new Date(found.now) };
}

const isOver = sql<boolean>`${quotes.validUntil} < (now() at time zone ${sql.raw(`'${identity.office.timeZone}'`)})::date`;

async function lockedQuote(tx: Tx, { number, version }: SeenQuote) {
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.number, number), eq(quotes.version, version), sql`${quotes.sentAt} is not null`))
    .for("update");
  if (!quote) return undefined;
  const [more] = await tx
    .select({ enquiry: enquiries.number, isOver })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(eq(quotes.id, quote.id));
  return more && { quote, enquiry: more.enquiry, isOpen: quote.state === "sent" && !more.isOver };
}
