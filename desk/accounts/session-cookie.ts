import { createHmac, timingSafeEqual } from "node:crypto";

import type { Secrets } from "../core/signatures.ts";
import { SESSION_DAYS } from "../core/staff-session.ts";
import { accountSecret } from "./account-secret.ts";

// The cookie is better-auth's. We read it ourselves: one query says who asks and whether they work here, and a database
// that is unavailable is told apart from a visitor who is not signed in. A test compares both readings.

/** The prefix makes browsers insist on https, on this host and on the whole of it. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-account" : "account";
}

export function sessionCookieName(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.session_token`;
}

/** The token of the session that a request belongs to, if we signed it. */
export function sessionToken(
  { secrets, settings: { url } }: { secrets: Secrets; settings: { url: string } },
  cookies: string | null | undefined,
): string | undefined {
  const name = sessionCookieName(url);
  const own = (cookies ?? "").split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  const [token = "", signature = ""] = decoded(own?.slice(name.length + 1) ?? "").split(".");
  const expected = Buffer.from(signatureOf(secrets, token));
  const given = Buffer.from(signature);
  return token && expected.length === given.length && timingSafeEqual(expected, given) ? token : undefined;
}

/** What stands in the cookie of a session. */
export function sessionCookieValue(secrets: Secrets, token: string): string {
  return encodeURIComponent(`${token}.${signatureOf(secrets, token)}`);
}

/** For a session that began without better-auth. */
export function sessionCookie(secrets: Secrets, publicUrl: string, token: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const age = SESSION_DAYS * 24 * 3600;
  const value = sessionCookieValue(secrets, token);
  return `${sessionCookieName(publicUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

function signatureOf(secrets: Secrets, token: string): string {
  return createHmac("sha256", accountSecret(secrets)).update(token).digest("base64");
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
