import { html } from "hono/html";

import { serviceOptions } from "../../../app/enquiry/enquiry.ts";
import { describe } from "../../../app/enquiry/subject/describe.ts";
import type { Composing } from "../compose-mail.ts";
import { headerText } from "../header-text.ts";
import { button, facts, page, quoted } from "../template/page.ts";
import type { MailRow, Message } from "../message.ts";
import { officeMomentInPlace } from "../office-moment.ts";
import { plainFacts, plainText } from "../plain-text.ts";
import { mailedEnquiry } from "./mailed-enquiry.ts";

/** To the support mailbox: an enquiry came. */
export async function notice({ db, url }: Composing, row: MailRow): Promise<Message | undefined> {
  const enquiry = await mailedEnquiry(db, row.enquiryId);
  if (!enquiry) return undefined;
  const { number, name, company, email, dueAt } = enquiry;
  const service = serviceOptions.find(({ value }) => value === enquiry.service)?.label ?? "";
  const due = dueAt ? `Reply by ${officeMomentInPlace(dueAt)}.` : "It has been answered.";
  const link = `${url}/desk/enquiries/${number}`;
  const list = [
    ["Name", name],
    ["Company", company],
    ["Email", email],
    ["Service", service],
    ["About", enquiry.subject ? describe(enquiry.subject).summary : ""],
  ] as const;
  const who = [headerText(name), headerText(company)].filter(Boolean).join(", ");
  const subject = `${number}: ${who}${service && ` (${service})`}`;
  return {
    subject,
    replyTo: { name, address: email },
    text: plainText([
      `${number}. ${due}`,
      plainFacts(list),
      enquiry.message,
      `Answer in the inbox:\n${link}`,
      replies,
    ]),
    html: await page({
      title: subject,
      body: html`<h1>${number}</h1>
        <p>${due}</p>
        ${facts(list)} ${quoted(enquiry.message)} ${button(link, "Answer in the inbox")}
        <p>${replies}</p>`,
    }),
  };
}

const replies =
  "A reply to this email goes straight to the visitor. The inbox does not see it, so mark the enquiry as answered there.";
