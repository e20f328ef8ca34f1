import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";

import type { Reader, Tx } from "../data/open-database.ts";
import { staff, staffSessions } from "../data/schema/index.ts";
import { hashOf, randomToken } from "./random-token.ts";

export interface StaffMember {
  id: number;
  name: string;
  email: string;
  role: "agent" | "admin";
  /** Single keys do nothing for them. */
  keysOff: boolean;
}

export const SESSION_DAYS = 30;

/** The token goes into a cookie; the database keeps its hash. */
export async function startSession(tx: Tx, staffId: number): Promise<string> {
  const token = randomToken();
  await tx.delete(staffSessions).where(lt(staffSessions.expiresAt, sql`now()`));
  await tx.insert(staffSessions).values({
    tokenHash: hashOf(token),
    staffId,
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS}::int)`,
  });
  return token;
}

/** Whose session it is; undefined if it has ended, or if they no longer work here. */
export async function staffOf(db: Reader, token: string): Promise<StaffMember | undefined> {
  const [found] = await db
    .select({ id: staff.id, name: staff.name, email: staff.email, role: staff.role, keysOff: staff.keysOff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashOf(token)),
        gt(staffSessions.expiresAt, sql`now()`),
        isNull(staff.deactivatedAt),
      ),
    );
  return found;
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOf(token)));
}
