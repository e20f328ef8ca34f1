import { createContext, data, redirect } from "react-router";

import { staffFrom } from "../../accounts/staff-from.ts";
import { othersOnline } from "../../core/staff/who-is-online.ts";
import type { StaffMember } from "../../core/staff-session.ts";
import { type Context, orUnavailable, queryDatabase, servicesOf } from "../visit";

/** Who of the team asks, and who else has the inbox open. */
export interface SignedIn extends StaffMember {
  others: readonly string[];
}

/** Who of the team asks; everybody else gets the page that says how to get in. */
export async function requireStaff(context: Context, request: Request): Promise<SignedIn> {
  const member = await requireMember(context, request);
  const others =
    // Only a page shows them.
    request.method === "GET" ? await queryDatabase(context, (db) => othersOnline(db, member.id)) : [];
  return { ...member, others };
}

/** The same for those who look after the team. */
export async function requireAdmin(context: Context, request: Request): Promise<SignedIn> {
  const staff = await requireStaff(context, request);
  adminsOnly(staff);
  return staff;
}

export function adminsOnly({ role }: StaffMember): void {
  if (role !== "admin") throw data("page", { status: 403 });
}

/** Asked once for a request: first by the policy, then by the page. */
export async function requireMember(context: Context, request: Request): Promise<StaffMember> {
  const known = context.get(memberContext);
  if (known) return known;
  const visit = await orUnavailable(context, staffFrom(servicesOf(context), request.headers.get("Cookie")));
  if (visit.kind === "unproved") throw redirect("/account/security?for=desk", 303);
  if (visit.kind === "nobody") throw data("staff", { status: 401 });
  context.set(memberContext, visit.member);
  return visit.member;
}

const memberContext = createContext<StaffMember | null>(null);
