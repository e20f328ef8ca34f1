import type { Tx } from "../../data/open-database.ts";
import { events, incomingMails } from "../../data/schema/index.ts";
import { headOf, type MailHead } from "./mail-head.ts";

export interface SkippedMail {
  /** In the mailbox. */
  place: string;
  head: MailHead;
  /** We did not want to read it, or could not. */
  state: "refused" | "failed";
  /** In words for staff. */
  reason: string;
}

/** Writes down that a mail came which was not read, once. It stays in the mailbox. */
export async function recordSkippedMail(tx: Tx, { place, head, state, reason }: SkippedMail): Promise<void> {
  const [mail] = await tx
    .insert(incomingMails)
    .values({ key: `uid:${place}`, state, reason, ...headOf(head) })
    .onConflictDoNothing()
    .returning({ id: incomingMails.id });
  if (mail)
    await tx.insert(events).values({ actor: "system", kind: `mail.${state}`, data: { mailId: mail.id } });
}
