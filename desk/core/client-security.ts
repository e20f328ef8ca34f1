import { and, asc, desc, eq, gt, sql } from "drizzle-orm";

import type { Reader, Tx } from "../data/open-database.ts";
import { accounts, passkeys, sessions } from "../data/schema/index.ts";

/** Where somebody is signed in, and with what they can. `token` is that of the session that asks. */
export async function clientSecurity(db: Reader, userId: string, token: string) {
  const open = await db
    .select({
      id: sessions.id,
      browser: sessions.userAgent,
      address: sessions.ipAddress,
      createdAt: sessions.createdAt,
      isThisOne: sql<boolean>`${sessions.token} = ${token}`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt))
    .limit(50);
  const keys = await db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  const [password] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  return { sessions: open, passkeys: keys, hasPassword: password !== undefined };
}

/** Only one's own. */
export async function removePasskey(tx: Tx, userId: string, passkeyId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)));
  return rowCount === 1;
}
