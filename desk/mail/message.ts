import type { MailKind } from "../data/schema/index.ts";

export interface Address {
  name?: string;
  address: string;
}

/** What a mail says. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  /** Where a reply goes, if not to the sender. */
  replyTo?: Address;
  /** The Message-ID that it belongs under, without angle brackets. */
  inReplyTo?: string;
  /** The Message-IDs of its conversation, oldest first, where there are more than that one. */
  references?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** A message with its envelope. */
export interface OutgoingMail extends Message {
  recipient: string;
  /** Without angle brackets. The same at every try. */
  messageId: string;
}

/** A row of the outbox, as far as its text depends on it. */
export interface MailRow {
  id: number;
  kind: MailKind;
  recipient: string;
  enquiryId: number | null;
  data: Readonly<Record<string, number | string>>;
  messageId: string;
}
