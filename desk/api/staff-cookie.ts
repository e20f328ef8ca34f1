/** The prefix makes browsers insist on https, which the desk may be tried without. */
export function staffCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-desk" : "desk";
}

/** The token of the session that a request belongs to. */
export function staffToken(publicUrl: string, cookies: string | null | undefined): string | undefined {
  const name = staffCookieName(publicUrl);
  const own = (cookies ?? "").split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return own?.slice(name.length + 1);
}
