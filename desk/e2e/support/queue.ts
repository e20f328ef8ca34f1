import type { BrowserContext, Page } from "@playwright/test";
import { sql } from "drizzle-orm";

import type { Database } from "../../data/open-database.ts";
import { aMember, deskCookie } from "./staff.ts";

/** Somebody of the team, signed in in this browser. */
export async function signInHere(
  db: Database,
  context: BrowserContext,
  baseURL: string | undefined,
  name = "Meera",
) {
  const id = await aMember(db, name);
  await context.addCookies([await deskCookie(db, id, baseURL)]);
  return id;
}

/** Due in so many minutes, and somebody's, so that other tests' enquiries stand elsewhere. */
export async function due(db: Database, number: string, staffId: number, minutes: number) {
  await db.execute(sql`update enquiries set due_at = now() + make_interval(mins => ${minutes}),
    assignee_id = ${staffId} where number = ${number}`);
}

/** Opens a menu over the list and follows one of its lines. */
export async function chooseFrom(page: Page, menu: string, line: string) {
  await page.locator("details[name=queue-menu] > summary", { hasText: menu }).click();
  await page.locator("details[name=queue-menu][open]").getByRole("link", { name: line, exact: true }).click();
}

export const row = (page: Page, number: string) => page.getByRole("link", { name: new RegExp(number) });
