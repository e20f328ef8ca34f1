import { expect, type Page } from "@playwright/test";

import type { Database } from "../../data/open-database.ts";
import { linkIn, mailTo } from "./mails.ts";

export const password = "kestrel-freight-9";

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
