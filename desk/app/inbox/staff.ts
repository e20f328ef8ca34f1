import { data } from "react-router";

import { staffCookieName, staffToken } from "../../api/staff-cookie.ts";
import { othersAtDesk } from "../../core/staff/attendance.ts";
import { SESSION_DAYS, type StaffMember, staffOf } from "../../core/staff-session.ts";
import { ask, type Context, servicesOf } from "../visit";

/** Who of the team asks, and who else is at the desk. */
export interface SignedIn extends StaffMember {
  others: readonly string[];
}

/** Who of the team asks; everybody else gets the page that says how to get in. */
export async function requireStaff(context: Context, request: Request): Promise<SignedIn> {
  const token = sessionToken(context, request);
  const member = token ? await ask(context, (db) => staffOf(db, token)) : undefined;
  if (!member) throw data("staff", { status: 401 });
  const others =
    // Only a page shows them.
    request.method === "GET" ? await ask(context, (db) => othersAtDesk(db, member.id)) : [];
  return { ...member, others };
}

export function sessionToken(context: Context, request: Request): string | undefined {
  return staffToken(servicesOf(context).settings.url, request.headers.get("Cookie"));
}

/** Scripts cannot read it, and other sites' forms do not carry it. Empty: the browser forgets it. */
export function sessionCookie(context: Context, token: string): string {
  const age = token ? SESSION_DAYS * 24 * 3600 : 0;
  const { url } = servicesOf(context).settings;
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `${staffCookieName(url)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}
