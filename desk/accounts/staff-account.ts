import { and, eq, not } from "drizzle-orm";

import { randomToken } from "../core/random-token.ts";
import type { Tx } from "../data/open-database.ts";
import { accounts, staff, users } from "../data/schema/index.ts";

export type StaffAccount =
  | { kind: "made"; userId: string }
  /** Somebody with this address had an account before: they sign in with it. */
  | { kind: "known"; userId: string };

/** The account that a member of staff signs in with. Their link came to their mailbox: the address is proved. */
export async function staffAccount(tx: Tx, staffId: number, passwordHash?: string): Promise<StaffAccount> {
  const [member] = await tx.select().from(staff).where(eq(staff.id, staffId)).for("update");
  if (!member) throw new Error(`There is no member of staff ${staffId}`);
  if (member.userId) return { kind: "known", userId: member.userId };
  // Somebody who never proved that the address is theirs may have given it: their account must not become one of the team's.
  await tx.delete(users).where(and(eq(users.email, member.email), not(users.emailVerified)));
  const [before] = await tx.select({ id: users.id }).from(users).where(eq(users.email, member.email));
  const userId = before?.id ?? randomToken();
  if (!before) {
    await tx
      .insert(users)
      .values({ id: userId, email: member.email, emailVerified: true, name: member.name });
    if (passwordHash !== undefined) {
      await tx.insert(accounts).values({
        id: randomToken(),
        accountId: userId,
        providerId: "credential",
        userId,
        password: passwordHash,
      });
    }
  }
  await tx.update(staff).set({ userId }).where(eq(staff.id, staffId));
  return { kind: before ? "known" : "made", userId };
}
