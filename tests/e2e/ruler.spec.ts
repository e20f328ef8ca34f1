import { expect, type Page, test } from "@playwright/test";

import { identity } from "../../app/identity.ts";
import { gotoHydrated } from "../support/hydrated.ts";

const now = new Date("2026-11-16T08:50:00Z");
const officeTime = now.toLocaleTimeString("en-GB", {
  timeZone: identity.office.timeZone,
  hour: "2-digit",
  minute: "2-digit",
});

test("the ruler shows the time in the office", async ({ page }) => {
  await openAt(page, now);
  await expect(page.locator("svg", { hasText: officeLabel }).first()).toBeVisible();
});

test("it does in a browser without Temporal too", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Date.prototype, "toTemporalInstant"));
  await openAt(page, now);
  expect(await page.evaluate(() => "toTemporalInstant" in Date.prototype)).toBe(false);
  await expect(page.locator("svg", { hasText: officeLabel }).first()).toBeVisible();
});

const officeLabel = `${officeTime} in ${identity.address.city}`;

async function openAt(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time);
  await gotoHydrated(page, "/contact");
}
