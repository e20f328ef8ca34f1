import { expect, type Page } from "@playwright/test";

import { codeFor } from "../../api/testing/code-for.ts";

/** Sets up codes of an app on the page about security. Returns the app's key. */
export async function setUpCodes(page: Page, password: string): Promise<string> {
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Set up codes" }).click();
  const key = (await page.locator("code").textContent()) ?? "";
  await confirmCodes(page, key);
  return key;
}

export async function confirmCodes(page: Page, key: string): Promise<void> {
  await page.getByLabel("Code that the app shows").fill(codeFor(key));
  await page.getByRole("button", { name: "Switch codes on" }).click();
  await expect(page.getByText("Keep these recovery codes")).toBeVisible();
}
