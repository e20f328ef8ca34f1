import { data, redirect } from "react-router";

import { staffFrom } from "../../accounts/staff-from.ts";
import type { StaffMember } from "../../core/staff-session.ts";
import { type Context, orAway, servicesOf } from "../visit";

/** Who of the team asks; everybody else gets the page that says how to get in. */
export async function requireStaff(context: Context, request: Request): Promise<StaffMember> {
  const visit = await orAway(staffFrom(servicesOf(context), request.headers.get("Cookie")));
  if (visit.kind === "unproved") throw redirect("/account/security?for=desk", 303);
  if (visit.kind === "nobody") throw data("staff", { status: 401 });
  return visit.member;
}
