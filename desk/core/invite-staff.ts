import { createHash } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { events, staff } from "../data/schema/index.ts";
import { createEntryLink } from "./entry-links.ts";
import { enqueueMails, type Outbox } from "./outbox.ts";
import { isSingleAddress } from "./received-enquiry.ts";

interface Invitation {
  email: string;
  /** Makes them an admin. One who is an admin already stays one. */
  isAdmin: boolean;
  /** The member of staff who invites, if one does. */
  by?: number;
}

export type Invited =
  | {
      /** New to us, back again, or known and given another link. */
      kind: "invited" | "reactivated" | "invited-again";
      role: "agent" | "admin";
      /** For the link that lets them in once. */
      token: string;
    }
  | { kind: "no-address" };

const DAYS = 7;

/** Makes somebody a member of staff, or brings one back, with a link that lets them in once. It is mailed too. */
export async function inviteStaff(
  tx: Tx,
  outbox: Outbox,
  { email, isAdmin, by }: Invitation,
): Promise<Invited> {
  const address = email.trim().toLowerCase();
  if (!isSingleAddress(address)) return { kind: "no-address" };
  const [before] = await tx.select().from(staff).where(eq(staff.email, address)).for("update");
  const [member] = await tx
    .insert(staff)
    .values({ email: address, role: isAdmin ? "admin" : "agent" })
    .onConflictDoUpdate({
      target: staff.email,
      set: { deactivatedAt: null, role: isAdmin ? "admin" : sql`${staff.role}` },
    })
    .returning({ id: staff.id, role: staff.role });
  if (!member) throw new Error("A member of staff was neither made nor found");
  const token = await createEntryLink(tx, { staffId: member.id, hours: DAYS * 24 });
  const kind = before ? (before.deactivatedAt ? "reactivated" : "invited-again") : "invited";
  await tx
    .insert(events)
    .values({ actor: by ? `staff:${by}` : "system", kind: `staff.${kind}`, data: { staffId: member.id } });
  await enqueueMails(tx, outbox, [
    {
      key: `staff:${member.id}:invitation:${fingerprint(token)}`,
      kind: "staff-invitation",
      recipient: address,
      data: { token },
    },
  ]);
  return { kind, role: member.role, token };
}

/** Tells two invitations apart, and opens nothing. */
function fingerprint(token: string): string {
  return createHash("sha256").update(token).digest("hex").slice(0, 12);
}
