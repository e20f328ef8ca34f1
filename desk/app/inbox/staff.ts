import { data } from "react-router";

import { SESSION_DAYS, type StaffMember, staffOf } from "../../core/staff-session.ts";
import { ask, type Context, servicesOf } from "../visit";

/** Who of the team asks; everybody else gets the page that says how to get in. */
export async function requireStaff(context: Context, request: Request): Promise<StaffMember> {
  const token = sessionToken(context, request);
  const member = token ? await ask(context, (db) => staffOf(db, token)) : undefined;
  if (!member) throw data("staff", { status: 401 });
  return member;
}

export function sessionToken(context: Context, request: Request): string | undefined {
  const name = cookieName(context);
  const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Scripts cannot read it, and other sites' forms do not carry it. Empty: the browser forgets it. */
export function sessionCookie(context: Context, token: string): string {
  const age = token ? SESSION_DAYS * 24 * 3600 : 0;
  const secure = isSecure(context) ? "; Secure" : "";
  return `${cookieName(context)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

/** The prefix makes browsers insist on https, which the desk may be tried without. */
function cookieName(context: Context): string {
  return isSecure(context) ? "__Host-desk" : "desk";
}

function isSecure(context: Context): boolean {
  return servicesOf(context).settings.url.startsWith("https:");
}
