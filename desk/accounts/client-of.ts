import { and, eq, gt, isNull, sql } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";
import { sessions, staff, users } from "../data/schema/index.ts";

export interface Client {
  userId: string;
  name: string;
  email: string;
  company: string;
  /** They proved that the address is theirs. */
  isVerified: boolean;
  hasTwoFactor: boolean;
  /** They also work here. */
  isStaff: boolean;
}

/** Whose session it is; undefined if it has ended. */
export async function clientOf(db: Reader, token: string): Promise<Client | undefined> {
  const [found] = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      company: users.company,
      isVerified: users.emailVerified,
      hasTwoFactor: users.twoFactorEnabled,
      isStaff: sql<boolean>`${staff.id} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staff, and(eq(staff.userId, users.id), isNull(staff.deactivatedAt)))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`)));
  return found;
}
