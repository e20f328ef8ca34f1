import { and, eq, isNull } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { events, staff } from "../../data/schema/index.ts";
import { createEntryLink } from "../entry-links.ts";
import { type Outbox, queueMails } from "../queue-mail.ts";
import { hashOf } from "../random-token.ts";

export const SIGN_IN_HOURS = 1;

/** Mails a link to whoever works here. Nobody learns from the answer whether an address does. */
export async function sendSignInLink(tx: Tx, outbox: Outbox, email: string): Promise<void> {
  const [member] = await tx
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(and(eq(staff.email, email.trim().toLowerCase()), isNull(staff.deactivatedAt)));
  if (!member) return;
  const token = await createEntryLink(tx, { staffId: member.id, hours: SIGN_IN_HOURS });
  await tx.insert(events).values({ actor: `staff:${member.id}`, kind: "staff.asked-for-link" });
  await queueMails(tx, outbox, [
    {
      key: `staff:${member.id}:sign-in:${hashOf(token).slice(0, 12)}`,
      kind: "staff-sign-in",
      recipient: member.email,
      data: { token },
    },
  ]);
}
