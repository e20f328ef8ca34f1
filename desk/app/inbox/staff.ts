import { data, redirect } from "react-router";

import { staffFrom } from "../../accounts/staff-from.ts";
import { othersAtDesk } from "../../core/staff/attendance.ts";
import type { StaffMember } from "../../core/staff-session.ts";
import { ask, type Context, orAway, servicesOf } from "../visit";

/** Who of the team asks, and who else is at the desk. */
export interface SignedIn extends StaffMember {
  others: readonly string[];
}

/** Who of the team asks; everybody else gets the page that says how to get in. */
export async function requireStaff(context: Context, request: Request): Promise<SignedIn> {
  const visit = await orAway(staffFrom(servicesOf(context), request.headers.get("Cookie")));
  if (visit.kind === "unproved") throw redirect("/account/security?for=desk", 303);
  if (visit.kind === "nobody") throw data("staff", { status: 401 });
  const { member } = visit;
  const others =
    // Only a page shows them.
    request.method === "GET" ? await ask(context, (db) => othersAtDesk(db, member.id)) : [];
  return { ...member, others };
}
