import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { mails, type MailKind } from "../data/schema/index.ts";
import type { Tx } from "../data/open-database.ts";
import type { Enqueue } from "../jobs/job-queues.ts";

/** Where mail goes before it is sent. */
export interface Outbox {
  enqueue: Enqueue;
  /** What stands after the @ in a Message-ID. */
  messageIdDomain: string;
  /** Where notices go. */
  supportMailbox: string;
}

export interface NewMail {
  /** e.g. "enquiry:17:acknowledgement". A second mail with the same key is not made. */
  key: string;
  kind: MailKind;
  recipient: string;
  enquiryId?: number;
  data?: Record<string, number | string>;
}

export interface EnqueuedMail {
  mailId: number;
  messageId: string;
  /** It stays here until then. */
  notBefore: Date | null;
}

/** Writes mails into the outbox, with the jobs that send them, in the caller's transaction. */
export async function enqueueMails(
  tx: Tx,
  outbox: Outbox,
  list: readonly NewMail[],
  { delay }: { /** Seconds that they stay here before they are sent. */ delay?: number } = {},
): Promise<EnqueuedMail[]> {
  const rows = await tx
    .insert(mails)
    .values(
      list.map((mail) => ({
        ...mail,
        messageId: messageIdFor(mail, outbox.messageIdDomain),
        ...(delay !== undefined && { notBefore: sql`now() + make_interval(secs => ${delay})` }),
      })),
    )
    .onConflictDoNothing({ target: mails.key })
    .returning({ mailId: mails.id, messageId: mails.messageId, notBefore: mails.notBefore });
  const jobs = rows.map(({ mailId }) => ({ mailId }));
  if (jobs.length > 0) {
    await outbox.enqueue(tx, "mail", jobs, delay === undefined ? {} : { startAfter: delay });
  }
  return rows;
}

/** Also a file's name where mail is written to files, so nothing of the visitor's is in it. */
function messageIdFor({ key }: NewMail, domain: string): string {
  return `${key.replaceAll(/[^\w-]/g, ".")}.${randomUUID()}@${domain}`;
}

/** Of the address that mail is sent from, with or without a name before it. */
export function messageIdDomain(mailFrom: string): string {
  return mailFrom.split("@").at(-1)?.replace(/>$/, "") ?? "localhost";
}
