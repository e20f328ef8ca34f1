import { type BrowserContext, expect, type Page } from "@playwright/test";
import { hashPassword } from "better-auth/crypto";

import { sessionCookieName, sessionCookieValue } from "../../accounts/session-cookie.ts";
import { randomToken } from "../../core/random-token.ts";
import { sharedSecrets } from "../../core/shared-secret.ts";
import { startSession } from "../../core/staff-session.ts";
import type { Database } from "../../data/open-database.ts";
import { accounts, users } from "../../data/schema/index.ts";
import { linkIn, mailTo } from "./mails.ts";

export const password = "kestrel-freight-9";

export function anAddress(): string {
  return `priya${Math.random().toString(36).slice(2)}@freight.example`;
}

/** An account whose address is proved, as if it had been opened earlier; nobody is signed in. */
export async function anAccount(db: Database): Promise<{ id: string; email: string }> {
  const [id, email] = [randomToken(), anAddress()];
  await db.insert(users).values({ id, email, name: "Priya Raman", emailVerified: true });
  const account = { id, accountId: id, userId: id, providerId: "credential" };
  await db.insert(accounts).values({ ...account, password: await hashPassword(password) });
  return { id, email };
}

/** Somebody with such an account, signed in in this browser. */
export async function aClient(db: Database, context: BrowserContext, baseURL: string | undefined) {
  const { id, email } = await anAccount(db);
  const url = baseURL ?? "";
  const token = await db.transaction((tx) => startSession(tx, id));
  const value = sessionCookieValue(await sharedSecrets(db, []), token);
  await context.addCookies([{ name: sessionCookieName(url), value, url }]);
  return email;
}

export async function signUp(page: Page, email: string) {
  await page.goto("/signup");
  await page.getByLabel("First Name").fill("Priya");
  await page.getByLabel("Last Name").fill("Raman");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByLabel("I agree").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
}

/** By the link in the mail, and the password again. */
export async function proveAddress(page: Page, db: Database, email: string) {
  await page.goto(linkIn(await mailTo(db, email, "account-verify")));
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Yes, this is my address" }).click();
  await expect(page.getByText("Your address is confirmed. Sign in.")).toBeVisible();
}

export async function signIn(page: Page, email: string, word = password) {
  await page.goto("/signin");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(word);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
