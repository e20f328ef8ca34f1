import { expect, type Page } from "@playwright/test";

/** Keys are heard. Every action leads to a new document, which has to come alive first. */
export async function isReady(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

export const reply = (page: Page) => page.getByRole("textbox", { name: "Your reply" });
export const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

/** By key, on the whole page: a key that is pressed while the document still comes in may reach nobody. */
export async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Send now" });
  await button.waitFor();
  await page.waitForLoadState();
  await button.press("Enter");
}
