import { expect, type Page } from "@playwright/test";

/** Keys are heard. Every act leads to a new document, which has to come alive first. */
export async function isReady(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

export const reply = (page: Page) => page.getByRole("textbox", { name: "Your reply" });
export const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

/** By key: when the page comes alive its thread grows, and a press of the mouse at that moment may miss the button. */
export const sendNow = (page: Page) => page.getByRole("button", { name: "Send now" }).press("Enter");
