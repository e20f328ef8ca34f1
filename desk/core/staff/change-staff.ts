import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { enquiries, events, sessions, staff } from "../../data/schema/index.ts";
import type { StaffMember } from "../staff-session.ts";

export interface StaffChange {
  /** Who asks for it. */
  admin: Pick<StaffMember, "id" | "role">;
  staffId: number;
}

export type StaffChanged =
  | { kind: "done" }
  /** Somebody has to be able to invite the others. */
  | { kind: "last-admin" }
  | { kind: "not-allowed" }
  | { kind: "not-found" };

export async function changeRole(
  tx: Tx,
  { role, ...change }: StaffChange & { role: "agent" | "admin" },
): Promise<StaffChanged> {
  return await changing(tx, change, role === "agent", async (staffId) => {
    await tx.update(staff).set({ role }).where(eq(staff.id, staffId));
    await record(tx, change, "staff.role-changed", { role });
  });
}

/** They are out at once, on every device. What they had is nobody's again; what they wrote stays theirs. */
export async function deactivateStaff(tx: Tx, change: StaffChange): Promise<StaffChanged> {
  return await changing(tx, change, true, async (staffId) => {
    await tx
      .update(staff)
      .set({ deactivatedAt: sql`now()` })
      .where(eq(staff.id, staffId));
    await tx
      .delete(sessions)
      .where(
        inArray(sessions.userId, tx.select({ id: staff.userId }).from(staff).where(eq(staff.id, staffId))),
      );
    await tx
      .update(enquiries)
      .set({ assigneeId: null, version: sql`${enquiries.version} + 1` })
      .where(and(eq(enquiries.assigneeId, staffId), ne(enquiries.status, "closed")));
    await record(tx, change, "staff.deactivated");
  });
}

async function changing(
  tx: Tx,
  { admin, staffId }: StaffChange,
  leavesAdmins: boolean,
  act: (staffId: number) => Promise<void>,
): Promise<StaffChanged> {
  if (admin.role !== "admin") return { kind: "not-allowed" };
  // Held for the whole change: two admins who send each other away at once must not both succeed.
  const active = await tx
    .select({ id: staff.id, role: staff.role })
    .from(staff)
    .where(isNull(staff.deactivatedAt))
    .orderBy(staff.id)
    .for("update");
  const admins = active.filter(({ role }) => role === "admin").map(({ id }) => id);
  if (!admins.includes(admin.id)) return { kind: "not-allowed" };
  if (!active.some(({ id }) => id === staffId)) return { kind: "not-found" };
  if (leavesAdmins && admins.length === 1 && admins[0] === staffId) return { kind: "last-admin" };
  await act(staffId);
  return { kind: "done" };
}

async function record(tx: Tx, { admin, staffId }: StaffChange, kind: string, data: { role?: string } = {}) {
  await tx.insert(events).values({ actor: `staff:${admin.id}`, kind, data: { staffId, ...data } });
}
