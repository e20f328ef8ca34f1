import type { Services } from "../server/services.ts";
import { addressHeader } from "./address-header.ts";

interface Caller {
  services: Pick<Services, "auth" | "settings">;
  /** Of whoever asks. */
  address: string;
  /** Their cookies, and what their browser says it is. */
  headers: Headers;
}

export interface AuthAnswer {
  ok: boolean;
  status: number;
  /** e.g. "INVALID_EMAIL_OR_PASSWORD". */
  code: string;
  body: Record<string, unknown>;
  /** For the visitor's browser. */
  cookies: string[];
  /** Seconds, if they have to wait. */
  retryAfter: number | undefined;
}

/** Asks better-auth the way a browser would: its limits count only what comes through the front door. */
export async function callAuth(
  { services: { auth, settings }, address, headers }: Caller,
  path: string,
  body?: Record<string, unknown>,
): Promise<AuthAnswer> {
  const answer = await auth.handler(
    new Request(`${settings.url}/api/auth${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        Origin: new URL(settings.url).origin,
        Cookie: headers.get("Cookie") ?? "",
        "User-Agent": headers.get("User-Agent") ?? "",
        [addressHeader]: address,
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const read = (await answer.json().catch(() => ({}))) as Record<string, unknown> | null;
  const wait = Number(answer.headers.get("X-Retry-After"));
  return {
    ok: answer.ok,
    status: answer.status,
    code: String(read?.["code"] ?? ""),
    body: read ?? {},
    cookies: answer.headers.getSetCookie(),
    retryAfter: answer.status === 429 ? Math.max(1, wait || 60) : undefined,
  };
}
