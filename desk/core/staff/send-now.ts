import { and, eq, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { events, mails } from "../../data/schema/index.ts";
import type { StaffAction } from "./staff-action.ts";
import { lockWaitingMail, ownReply } from "./take-back.ts";

interface SendNow {
  staff: StaffAction["staff"];
  messageId: number;
}

/** Whoever wrote a reply lets its mail leave before the ten seconds are over. From then on it cannot be taken back. */
export async function sendReplyNow(
  tx: Tx,
  { staff, messageId }: SendNow,
): Promise<{ kind: "leaves" | "has-left" | "not-found" }> {
  const reply = await ownReply(tx, staff.id, messageId);
  if (!reply) return { kind: "not-found" };
  const mailId = await lockWaitingMail(tx, messageId);
  if (mailId === undefined) return { kind: "has-left" };
  await tx
    .update(mails)
    .set({ notBefore: sql`now()` })
    .where(and(eq(mails.id, mailId), eq(mails.state, "queued")));
  await tx.execute(sql`update pgboss.job set start_after = now()
    where name = 'mail' and state < 'active' and data->>'mailId' = ${String(mailId)}`);
  await tx.insert(events).values({
    enquiryId: reply.answeredIn,
    actor: `staff:${staff.id}`,
    kind: "reply.sent-now",
    data: { messageId },
  });
  return { kind: "leaves" };
}
