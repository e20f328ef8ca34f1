import { eq } from "drizzle-orm";

import type { Database } from "../data/open-database.ts";
import { contacts } from "../data/schema/index.ts";

/** An address that was proved gathers the enquiries that were sent from it, and none before. */
export async function linkEnquiries(db: Pick<Database, "update">, user: { id: string; email: string }) {
  await db.update(contacts).set({ userId: user.id }).where(eq(contacts.email, user.email.toLowerCase()));
}
