import { eq } from "drizzle-orm";

import type { Secrets } from "../../core/signatures.ts";
import { startSession } from "../../core/staff-session.ts";
import type { Database } from "../../data/open-database.ts";
import { sessions } from "../../data/schema/index.ts";
import { sessionCookieName, sessionCookieValue } from "../session-cookie.ts";
import { staffAccount } from "../staff-account.ts";

interface Member {
  db: Database;
  secrets: Secrets;
  staffId: number;
  url?: string;
}

/** Somebody of the team signed in with two factors: the name and the value of their cookie. */
export async function staffCookie({ db, secrets, staffId, url = "http://localhost" }: Member) {
  const token = await db.transaction(async (tx) =>
    startSession(tx, (await staffAccount(tx, staffId)).userId),
  );
  await db.update(sessions).set({ byTwoFactors: true }).where(eq(sessions.token, token));
  return { name: sessionCookieName(url), value: sessionCookieValue(secrets, token), token };
}
