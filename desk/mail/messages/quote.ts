import { and, eq } from "drizzle-orm";
import { html } from "hono/html";

import { identity } from "../../../app/identity.ts";
import { longDate } from "../../../app/lib/format/long-date.ts";
import { quoteAddress } from "../../core/quotes/quote-link.ts";
import { enquiries, quotes } from "../../data/schema/index.ts";
import { replyToHeader } from "../reply-to-header.ts";
import type { Composing } from "../compose-mail.ts";
import { button, page, whole } from "../template/page.ts";
import type { MailRow, Message } from "../message.ts";
import { plainText } from "../plain-text.ts";
import { conversation } from "./conversation.ts";

/** To the visitor: their quote, as a link. `data.quoteId` says which. One that was withdrawn meanwhile is not sent. */
export async function quote(composing: Composing, row: MailRow): Promise<Message | undefined> {
  const { db, secrets, url } = composing;
  const [found] = await db
    .select({
      number: quotes.number,
      version: quotes.version,
      validUntil: quotes.validUntil,
      enquiry: enquiries.number,
      enquiryId: enquiries.id,
    })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(and(eq(quotes.id, Number(row.data["quoteId"])), eq(quotes.state, "sent")));
  if (!found) return undefined;
  const { number, version, validUntil, enquiry, enquiryId } = found;
  const title = `Your quote ${number}${version > 1 ? `, version ${version}` : ""}`;
  const valid = `Its prices hold until ${longDate(validUntil)}.`;
  const link = url + quoteAddress(secrets, number);
  return {
    subject: `${title} (${enquiry})`,
    ...replyToHeader(composing, enquiry),
    ...(await conversation(db, enquiryId)),
    text: plainText([
      `${title} is ready. ${valid}`,
      `See it, print it, ask about it or accept it:\n${link}`,
      confirmed,
      questions,
    ]),
    html: await page({
      title,
      body: html`<h1>Your quote ${whole(number)}</h1>
        <p>${version > 1 ? `This is version ${version}; it replaces the one before. ` : ""}${valid}</p>
        ${button(link, "See your quote")}
        <p>${confirmed}</p>
        <p>${questions}</p>`,
    }),
  };
}

const confirmed = "If you accept it, we’ll confirm it in writing before anything starts.";
const questions = `Questions? Reply to this email, or call ${identity.phones.sales}.`;
