import type { Secrets } from "../core/signatures.ts";
import type { Reader } from "../data/open-database.ts";
import type { MailKind } from "../data/schema/index.ts";
import type { MailRow, Message, OutgoingMail } from "./message.ts";
import { accountChanged, accountExists, accountReset, accountVerify } from "./messages/account.ts";
import { acknowledgement } from "./messages/acknowledgement.ts";
import { addition } from "./messages/addition.ts";
import { newsletterConfirmation } from "./messages/newsletter-confirmation.ts";
import { notice } from "./messages/notice.ts";
import { quote } from "./messages/quote.ts";
import { reply } from "./messages/reply.ts";
import { staffInvitation } from "./messages/staff-invitation.ts";

/** What texts are made with. */
export interface Composing {
  db: Reader;
  secrets: Secrets;
  /** The public address, without a slash at the end. */
  url: string;
  /** "a@b.example" or "Name <a@b.example>". */
  mailFrom: string;
  /** The desk takes in what visitors answer by mail. */
  readsAnswers: boolean;
}

/** Undefined if what it would tell of is gone. */
type Compose = (composing: Composing, row: MailRow) => Promise<Message | undefined>;

const messages: Record<MailKind, Compose> = {
  notice,
  acknowledgement,
  addition,
  quote,
  reply,
  "newsletter-confirmation": newsletterConfirmation,
  "staff-invitation": staffInvitation,
  "account-verify": accountVerify,
  "account-exists": accountExists,
  "account-reset": accountReset,
  "account-changed": accountChanged,
};

/** The mail of a row in the outbox, as it is true now. */
export async function composeMail(composing: Composing, row: MailRow): Promise<OutgoingMail | undefined> {
  const message = await messages[row.kind](composing, row);
  return message && { ...message, recipient: row.recipient, messageId: row.messageId };
}
