import type { Browser, BrowserContext, Page } from "@playwright/test";
import { sql } from "drizzle-orm";

import { staffCookie } from "../../accounts/testing/staff-cookie.ts";
import { sharedSecrets } from "../../core/shared-secret.ts";
import type { Database } from "../../data/open-database.ts";

/** Somebody of the team, signed in in a browser of their own. */
export interface Colleague {
  id: number;
  name: string;
  page: Page;
  context: BrowserContext;
}

interface SignIn {
  db: Database;
  browser: Browser;
  baseURL: string | undefined;
  name?: string;
  role?: "agent" | "admin";
  options?: Parameters<Browser["newContext"]>[0];
}

export async function signIn({
  db,
  browser,
  baseURL,
  name = "Meera",
  role = "agent",
  options,
}: SignIn): Promise<Colleague> {
  const id = await aMember(db, name, role);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
  await context.addCookies([await deskCookie(db, id, baseURL)]);
  return { id, name, context, page: await context.newPage() };
}

/** Somebody new in the team. */
export async function aMember(
  db: Database,
  name: string,
  role: "agent" | "admin" = "agent",
): Promise<number> {
  const email = `staff${Math.random().toString(36).slice(2)}@desk.example`;
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into staff (email, name, role) values (${email}, ${name}, ${role}) returning id`,
  );
  return Number(rows[0]?.id);
}

/** For a browser in which a member of staff is signed in with two factors. */
export async function deskCookie(db: Database, staffId: number, baseURL: string | undefined) {
  const { name, value } = await staffCookie({ db, secrets: await sharedSecrets(db, []), staffId });
  return { name, value, url: baseURL ?? "" };
}
