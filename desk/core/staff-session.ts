import { and, eq, gt, isNull, sql } from "drizzle-orm";

import type { Reader, Tx } from "../data/open-database.ts";
import { sessions, staff } from "../data/schema/index.ts";
import { randomToken } from "./random-token.ts";

export interface StaffMember {
  id: number;
  name: string;
  email: string;
  role: "agent" | "admin";
  /** Single keys do nothing for them. */
  keysOff: boolean;
  /** This session was begun with two factors: a code besides the password, or a passkey. */
  isProved: boolean;
}

export const SESSION_DAYS = 30;

/** Whose session it is; undefined if it has ended, or if they do not work here, or no longer. */
export async function staffOf(db: Reader, token: string): Promise<StaffMember | undefined> {
  const [found] = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      keysOff: staff.keysOff,
      // Not whether codes are on: sessions that began before, or with an account elsewhere, were not asked for one.
      isProved: sessions.byTwoFactors,
    })
    .from(sessions)
    .innerJoin(staff, eq(staff.userId, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`), isNull(staff.deactivatedAt)));
  return found;
}

/** Begins a session without a password: for whoever proved in another way who they are. Returns its token. */
export async function startSession(tx: Tx, userId: string): Promise<string> {
  const token = randomToken();
  await tx.insert(sessions).values({
    id: randomToken(),
    token,
    userId,
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS}::int)`,
  });
  return token;
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.token, token));
}
