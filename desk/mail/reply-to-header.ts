import { replyAddress } from "../core/reply-address.ts";
import type { Composing } from "./compose-mail.ts";
import type { Message } from "./message.ts";

/** Where the visitor's answer goes: the enquiry's own address if the desk reads its mailbox, else who sent the mail. */
export function replyToHeader(
  { secrets, mailFrom, readsAnswers }: Composing,
  number: string,
): Pick<Message, "replyTo"> {
  return readsAnswers ? { replyTo: { address: replyAddress(secrets, mailFrom, number) } } : {};
}
