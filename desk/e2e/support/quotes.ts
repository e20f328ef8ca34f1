import { type APIRequestContext, expect, type Page } from "@playwright/test";

import { sendEnquiry } from "./desk.ts";

export async function asksForQuote(request: APIRequestContext, fields: Record<string, string> = {}) {
  const email = `quoted${Math.random().toString(36).slice(2)}@freight.example`;
  const { number } = await sendEnquiry(request, { email, ...fields }, "?plan=vps-professional");
  return { email, number };
}

/** From the enquiry's own button to the draft. */
export async function beginQuote(page: Page, number: string): Promise<void> {
  await page.goto(`/desk/enquiries/${number}`);
  await page.getByRole("button", { name: "Write a quote" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Q-\d+, version 1: draft$/);
}

export async function addLine(page: Page, plan: string): Promise<void> {
  const lines = page.getByLabel(/^Line \d+: title$/);
  const before = await lines.count();
  await page.getByLabel("Plan to add").selectOption(plan);
  await page.getByRole("button", { name: "Add a line" }).click();
  await expect(lines).toHaveCount(before + 1);
}

export async function sendToVisitor(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send to the visitor" }).click();
}

/** How many A4 pages the browser makes of it. */
export async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({
    format: "A4",
    margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" },
  });
  return file.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
