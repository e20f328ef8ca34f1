import { sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { subscribers } from "../data/schema/index.ts";
import { enqueueMails, type Outbox } from "./outbox.ts";

/**
 * Asks an address whether it wants the newsletter, at most once an hour. Says nothing back: what is already subscribed
 * looks to whoever asks like what is not.
 */
export async function subscribe(tx: Tx, outbox: Outbox, email: string): Promise<void> {
  const { state, askedAt } = subscribers;
  const mayAsk = sql`${state} <> 'confirmed' and ${askedAt} < now() - interval '1 hour'`;
  const [subscriber] = await tx
    .insert(subscribers)
    .values({ email: email.toLowerCase() })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        state: sql`case when ${mayAsk} then 'pending' else ${state} end`,
        askedAt: sql`case when ${mayAsk} then now() else ${askedAt} end`,
      },
    })
    .returning({
      id: subscribers.id,
      email: subscribers.email,
      askedAt: subscribers.askedAt,
      // Within a transaction now() stands still: only this call can have set it.
      isAsked: sql<boolean>`${askedAt} = now()`,
    });
  if (!subscriber?.isAsked) return;
  const asked = subscriber.askedAt.getTime();
  await enqueueMails(tx, outbox, [
    {
      key: `newsletter:${subscriber.id}:${asked}`,
      kind: "newsletter-confirmation",
      recipient: subscriber.email,
      data: { subscriberId: subscriber.id, askedAt: asked },
    },
  ]);
}
