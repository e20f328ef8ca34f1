import { html } from "hono/html";

import { enquiries } from "../../../app/catalogue/promises/enquiries.data.ts";
import { identity } from "../../../app/identity.ts";
import { enquiryAddress } from "../../core/visitor-link.ts";
import { replyToHeader } from "../reply-to-header.ts";
import type { Composing } from "../compose-mail.ts";
import { button, page, whole } from "../template/page.ts";
import { promiseBar } from "../template/promise-bar.ts";
import type { MailRow, Message } from "../message.ts";
import { officeMomentInPlace } from "../office-moment.ts";
import { plainText } from "../plain-text.ts";
import { mailedEnquiry } from "./mailed-enquiry.ts";

/**
 * To the visitor: we have it. Nobody proved that the address is theirs, so nothing that they typed is in it: neither text
 * nor name. Otherwise anybody could send anything to anybody through us.
 */
export async function acknowledgement(composing: Composing, row: MailRow): Promise<Message | undefined> {
  const { db, secrets, url } = composing;
  const enquiry = await mailedEnquiry(db, row.enquiryId);
  if (!enquiry) return undefined;
  const { number, dueAt } = enquiry;
  const link = url + enquiryAddress(secrets, number);
  const promise = dueAt
    ? `${enquiries.reply}: by ${officeMomentInPlace(dueAt)} at the latest.`
    : `${enquiries.reply}.`;
  return {
    // Replies are "Re: " and this: some mail programs tell conversations apart by their subject.
    subject: `Your enquiry ${number}`,
    ...replyToHeader(composing, number),
    headers: { "Auto-Submitted": "auto-generated" },
    text: plainText([
      `We have your message. Its number is ${number}.`,
      promise,
      `See your enquiry, or add something to it:\n${link}`,
      down,
      notYou,
    ]),
    html: await page({
      title: `We have your message: ${number}`,
      note: notYou,
      body: html`<h1>We have your message</h1>
        <p>Its number is <strong>${whole(number)}</strong>. ${promise}</p>
        ${dueAt && promiseBar(dueAt)} ${button(link, "See your enquiry or add to it")}
        <p>Is something down right now? Call ${whole(identity.phones.support)}, day or night.</p>`,
    }),
  };
}

const down = `Is something down right now? Call ${identity.phones.support}, day or night.`;
const notYou =
  "You did not write to us? Then somebody gave us your address. You need not do anything: we will only use it to answer this message.";
