/** A mail that came, read and without anything that could be run. */
export interface IncomingMail {
  /** Without angle brackets; undefined if it has none. */
  messageId: string | undefined;
  /** Of the mailbox, for a mail without a Message-ID. */
  place: string;
  /** In lower case; empty if it names none. */
  sender: string;
  senderName: string;
  subject: string;
  /** Every address that it was sent to or delivered to. */
  recipients: readonly string[];
  /** The Message-IDs that it answers, without angle brackets, the nearest first. */
  answers: readonly string[];
  /** Plain text; a mail that is HTML alone comes as the text of it. */
  text: string;
  /** Written by a program: an absence note, a bounce, a list. */
  isAutomatic: boolean;
  attachments: readonly IncomingFile[];
}

export interface IncomingFile {
  name: string;
  mediaType: string;
  content: Buffer;
}
