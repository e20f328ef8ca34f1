import { html } from "hono/html";

import { followMerges } from "../../core/merged-enquiries.ts";
import type { Composing } from "../compose-mail.ts";
import { headerText } from "../header-text.ts";
import { button, page, quoted, whole } from "../template/page.ts";
import type { MailRow, Message } from "../message.ts";
import { officeMomentInPlace } from "../office-moment.ts";
import { plainText } from "../plain-text.ts";
import { mailedEnquiry } from "./mailed-enquiry.ts";

/** To the support mailbox: the visitor added something. `data.messageId` says what. */
export async function addition({ db, url }: Composing, row: MailRow): Promise<Message | undefined> {
  const enquiry = await mailedEnquiry(db, row.enquiryId, Number(row.data["messageId"]));
  if (!enquiry) return undefined;
  const { name, email, message, noticeId } = enquiry;
  // One that was merged is answered where it goes on.
  const { number, dueAt } = (await mailedEnquiry(db, await followMerges(db, row.enquiryId ?? 0))) ?? enquiry;
  const title = `${name} added to ${number}`;
  const due = dueAt ? `Reply by ${officeMomentInPlace(dueAt)}.` : "";
  const link = `${url}/desk/enquiries/${number}`;
  return {
    subject: `${number}: ${headerText(name)} added something`,
    replyTo: { name, address: email },
    ...(noticeId && { inReplyTo: noticeId }),
    text: plainText([`${title}. ${due}`.trim(), message, `Answer in the inbox:\n${link}`]),
    html: await page({
      title,
      body: html`<h1 dir="auto">${name} added to ${whole(number)}</h1>
        ${due && html`<p>${due}</p>`} ${quoted(message)} ${button(link, "Answer in the inbox")}`,
    }),
  };
}
