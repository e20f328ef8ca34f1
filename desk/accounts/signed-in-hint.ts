import { createMiddleware } from "hono/factory";

import { SESSION_DAYS } from "../core/staff-session.ts";
import { sessionCookieName } from "./session-cookie.ts";

/** A cookie that scripts can read. It says that it is worth asking for the name, and is worth nothing else. */
export function signedInHint(publicUrl: string, isSignedIn: boolean): string {
  const age = isSignedIn ? SESSION_DAYS * 24 * 3600 : 0;
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `signed-in=${isSignedIn ? 1 : ""}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
}

/** Whichever way a session begins or ends, the hint goes with it. */
export function hintWithSession(publicUrl: string) {
  const name = `${sessionCookieName(publicUrl)}=`;
  return createMiddleware(async (c, next) => {
    await next();
    const session = c.res.headers.getSetCookie().findLast((cookie) => cookie.startsWith(name));
    if (session === undefined) return;
    const ends = session.startsWith(`${name};`) || /;\s*max-age=0(;|$)/i.test(session);
    c.header("Set-Cookie", signedInHint(publicUrl, !ends), { append: true });
  });
}
