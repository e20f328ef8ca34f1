import { and, eq } from "drizzle-orm";
import { html } from "hono/html";

import { enquiryAddress } from "../../core/visitor-link.ts";
import type { Reader } from "../../data/open-database.ts";
import { enquiries, messages } from "../../data/schema/index.ts";
import { replyToHeader } from "../reply-to-header.ts";
import type { Composing } from "../compose-mail.ts";
import { button, page, paragraphs } from "../template/page.ts";
import type { MailRow, Message } from "../message.ts";
import { plainText } from "../plain-text.ts";
import { conversation } from "./conversation.ts";

/** To the visitor: what staff wrote. `data.messageId` says what. */
export async function reply(composing: Composing, row: MailRow): Promise<Message | undefined> {
  const { db, secrets, url } = composing;
  const written = await readReply(db, Number(row.data["messageId"]));
  if (!written) return undefined;
  const { number, body } = written;
  const subject = `Re: Your enquiry ${number}`;
  const link = url + enquiryAddress(secrets, number);
  return {
    subject,
    ...replyToHeader(composing, number),
    ...(await conversation(db, written.enquiryId, written.id)),
    text: plainText([body, `See your enquiry ${number}, or add to it: ${link}`]),
    html: await page({
      title: subject,
      body: html`${paragraphs(body)} ${button(link, "See your enquiry or add to it")}`,
    }),
  };
}

async function readReply(db: Reader, messageId: number) {
  const [written] = await db
    .select({
      id: messages.id,
      enquiryId: messages.enquiryId,
      number: enquiries.number,
      body: messages.body,
    })
    .from(messages)
    .innerJoin(enquiries, eq(enquiries.id, messages.enquiryId))
    .where(and(eq(messages.id, messageId), eq(messages.kind, "staff")));
  return written;
}
