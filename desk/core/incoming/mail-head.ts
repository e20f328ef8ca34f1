import { cleanText } from "../received-enquiry.ts";

/** Who a mail says it is from, and what about. */
export interface MailHead {
  sender: string;
  senderName: string;
  subject: string;
}

/** As much of it as is kept, each on one line. */
export function headOf({ sender, senderName, subject }: MailHead): MailHead {
  return {
    sender: oneLine(sender, 320),
    senderName: oneLine(senderName, 200),
    subject: oneLine(subject, 300),
  };
}

function oneLine(text: string, longest: number): string {
  return cleanText(text)
    .replaceAll(/[\s\u2028\u2029]+/g, " ")
    .slice(0, longest)
    .toWellFormed();
}
