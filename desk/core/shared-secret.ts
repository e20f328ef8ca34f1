import { randomBytes } from "node:crypto";

import { eq } from "drizzle-orm";

import type { Database } from "../data/open-database.ts";
import { settings } from "../data/schema/index.ts";
import type { Secrets } from "./signatures.ts";

const KEY = "secret";

/** Those that the owner set, or one that the first instance makes and all of them share. */
export async function sharedSecrets(db: Database, own: readonly string[]): Promise<Secrets> {
  const [first, ...others] = own;
  if (first) return [first, ...others];
  const made = randomBytes(32).toString("base64url");
  await db.insert(settings).values({ key: KEY, value: made }).onConflictDoNothing();
  const [kept] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (!kept) throw new Error("There is no secret to sign links with");
  return [kept.value];
}
