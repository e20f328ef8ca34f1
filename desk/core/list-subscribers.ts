import { asc, eq } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";
import { subscribers } from "../data/schema/index.ts";

/** Who gets the newsletter: those who confirmed and have not left. */
export async function listSubscribers(db: Reader) {
  return await db
    .select({ id: subscribers.id, email: subscribers.email, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(eq(subscribers.state, "confirmed"))
    .orderBy(asc(subscribers.id));
}
