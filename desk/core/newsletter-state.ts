import { eq } from "drizzle-orm";

import type { Reader, Tx } from "../data/open-database.ts";
import { subscribers } from "../data/schema/index.ts";
import { type Outbox } from "./outbox.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

export type NewsletterState = "pending" | "confirmed" | "unsubscribed" | "unknown";

export async function newsletterStateOf(db: Reader, email: string): Promise<NewsletterState> {
  const found = await subscriberOf(db, email);
  return found?.state ?? "unknown";
}

/** What the owner of a proved address wants. */
export async function chooseNewsletter(tx: Tx, outbox: Outbox, email: string, wants: boolean): Promise<void> {
  if (wants) return await subscribe(tx, outbox, email);
  const found = await subscriberOf(tx, email);
  if (found) await unsubscribe(tx, found.id);
}

async function subscriberOf(db: Reader, email: string) {
  const [found] = await db
    .select({ id: subscribers.id, state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.email, email.toLowerCase()));
  return found;
}
