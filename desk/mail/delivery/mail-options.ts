import type { SendMailOptions } from "nodemailer";

import { headerText } from "../header-text.ts";
import type { Address, OutgoingMail } from "../message.ts";

/** For nodemailer. Addresses are objects and the envelope is spelled out: nothing of a visitor's is parsed as a list. */
export function mailOptions(mail: OutgoingMail, sender: Address): SendMailOptions {
  const { subject, text, html, headers = {}, inReplyTo, references, replyTo, recipient, messageId } = mail;
  return {
    envelope: { from: sender.address, to: [recipient] },
    from: nodemailerAddress(sender),
    to: nodemailerAddress({ address: recipient }),
    ...(replyTo && { replyTo: nodemailerAddress(replyTo) }),
    messageId: `<${messageId}>`,
    ...(inReplyTo && {
      inReplyTo: `<${inReplyTo}>`,
      references: (references ?? [inReplyTo]).map((each) => `<${each}>`),
    }),
    subject: headerText(subject, 150),
    text,
    html,
    headers: {
      // No out-of-office note answers a mail that a program wrote.
      "X-Auto-Response-Suppress": "All",
      ...headers,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
}

function nodemailerAddress({ name = "", address }: Address) {
  return { name: headerText(name), address };
}
