import { and, eq } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { events, mails } from "../data/schema/index.ts";
import type { Outbox } from "./outbox.ts";

interface Retry {
  mailId: number;
  /** Who asked for it, e.g. "staff:3". */
  actor: string;
}

/** Sends a mail that was given up once more, under the same Message-ID. Two who ask at once send it once. */
export async function retryMail(
  tx: Tx,
  outbox: Pick<Outbox, "enqueue">,
  { mailId, actor }: Retry,
): Promise<{ kind: "queued" | "not-dead" }> {
  const [mail] = await tx
    .update(mails)
    .set({ state: "queued" })
    .where(and(eq(mails.id, mailId), eq(mails.state, "dead")))
    .returning({ enquiryId: mails.enquiryId });
  if (!mail) return { kind: "not-dead" };
  await tx
    .insert(events)
    .values({ enquiryId: mail.enquiryId, actor, kind: "mail.retried", data: { mailId } });
  await outbox.enqueue(tx, "mail", [{ mailId }]);
  return { kind: "queued" };
}
