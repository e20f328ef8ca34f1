import { type StaffMember, staffOf } from "../core/staff-session.ts";
import { detectOutage } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import { sessionToken } from "./session-cookie.ts";

export type StaffVisit =
  | { kind: "staff"; member: StaffMember; token: string }
  /** One of us, signed in with a password alone. */
  | { kind: "unproved" }
  | { kind: "nobody" };

/** Who of the team sends a request. */
export async function staffFrom(
  services: Pick<Services, "db" | "secrets" | "settings">,
  cookies: string | null | undefined,
): Promise<StaffVisit> {
  const token = sessionToken(services, cookies);
  const member = token ? await detectOutage(staffOf(services.db, token)) : undefined;
  if (!token || !member) return { kind: "nobody" };
  return member.isProved || services.settings.entryByLink
    ? { kind: "staff", member, token }
    : { kind: "unproved" };
}
