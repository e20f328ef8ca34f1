import { eq, sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { events, subscribers } from "../data/schema/index.ts";
import { CONFIRM_DAYS, type ConfirmLink } from "./newsletter-links.ts";

export type Confirmation = {
  kind:
    | "confirmed"
    /** It was confirmed before. */
    | "already"
    /** The link is too old, or they left the newsletter after it was sent. They can ask for another one. */
    | "expired"
    /** We do not know the address any more. */
    | "gone";
};

/** Somebody pressed the button behind a link that only their mailbox got. Verify the link first: openConfirmLink. */
export async function confirmSubscription(
  tx: Tx,
  { subscriberId, askedAt }: ConfirmLink,
): Promise<Confirmation> {
  const [subscriber] = await tx
    .select({
      state: subscribers.state,
      unsubscribedAt: subscribers.unsubscribedAt,
      isFresh: sql<boolean>`${askedAt.toISOString()}::timestamptz > now() - make_interval(days => ${CONFIRM_DAYS})`,
    })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId))
    .for("update");
  if (!subscriber) return { kind: "gone" };
  const { state, unsubscribedAt, isFresh } = subscriber;
  if (state === "confirmed") return { kind: "already" };
  const leftSince = unsubscribedAt !== null && unsubscribedAt >= askedAt;
  if (!isFresh || leftSince) return { kind: "expired" };
  await tx
    .update(subscribers)
    .set({ state: "confirmed", confirmedAt: sql`now()` })
    .where(eq(subscribers.id, subscriberId));
  await tx.insert(events).values({ actor: "visitor", kind: "newsletter.confirmed", data: { subscriberId } });
  return { kind: "confirmed" };
}
