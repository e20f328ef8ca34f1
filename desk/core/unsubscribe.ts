import { and, eq, ne, sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { events, subscribers } from "../data/schema/index.ts";

/**
 * They want no newsletter. The address stays, so that nothing goes there again without a new confirmation. Unknown or gone
 * already is as good: nothing is sent to them. Verify the link first: openUnsubscribeLink.
 */
export async function unsubscribe(
  tx: Tx,
  subscriberId: number,
): Promise<{ kind: "unsubscribed" | "already" }> {
  const [left] = await tx
    .update(subscribers)
    .set({ state: "unsubscribed", unsubscribedAt: sql`now()` })
    .where(and(eq(subscribers.id, subscriberId), ne(subscribers.state, "unsubscribed")))
    .returning({ id: subscribers.id });
  if (!left) return { kind: "already" };
  await tx
    .insert(events)
    .values({ actor: "visitor", kind: "newsletter.unsubscribed", data: { subscriberId } });
  return { kind: "unsubscribed" };
}
