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

test("the time in the office stays behind when a link leads to a page with another scale", async ({
  page,
}) => {
  await openAt(page, now);
  await expect(page.getByText(officeLabel)).toBeVisible();
  for (const path of ["/services/security/ssl", "/privacy"]) {
    await followLink(page, path);
    await expect(page.getByText(officeLabel)).toHaveCount(0);
  }
  await followLink(page, "/contact");
  await expect(page.getByText(officeLabel)).toBeVisible();
});

test("a configured machine leaves the ruler together with its page", async ({ page }) => {
  await gotoHydrated(page, vps(16, 64, 1000));
  await expect(page.getByText("Your build $1,252")).toBeVisible();
  await followLink(page, "/services/security/ssl");
  await expect(page.getByText("Your build")).toHaveCount(0);
});

test("flags on the VPS ruler make way for each other, and hold their text", async ({ page }) => {
  // $33, $59, $60, $118, $119, $140, $312, $1,252.
  const builds = [vps(1, 1, 20), vps(1, 3, 40), vps(2, 1, 44), vps(1, 1, 190), vps(3, 3, 100)];
  for (const address of [...builds, vps(4, 5, 80), vps(8, 9, 240), vps(16, 64, 1000)]) {
    await gotoHydrated(page, address);
    await expect(page.getByText("Your build").filter({ visible: true })).toHaveCount(1);
    for (const width of [320, 390, 640, 768, 960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await flagProblems(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

const officeLabel = `${officeTime} in ${identity.address.city}`;

async function openAt(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time);
  await gotoHydrated(page, "/contact");
}

/** Through the router, as a visitor goes. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).last().click();
  await expect(page).toHaveURL(path);
}

function vps(cores: number, ram: number, storage: number): string {
  return `/services/hosting/vps?cores=${cores}&ram=${ram}&storage=${storage}`;
}

/** Flags are the boxes of the ruler that have a text beside them. */
function flagProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flags = [...document.querySelectorAll("header + [aria-hidden] svg g")]
      .map((group) => ({
        label: group.textContent,
        box: group.querySelector("rect")?.getBoundingClientRect() ?? new DOMRect(),
        text: group.querySelector("text")?.getBoundingClientRect() ?? new DOMRect(),
      }))
      .filter(({ box }) => box.width > 0)
      .toSorted((one, other) => one.box.left - other.box.left);
    return flags.flatMap(({ label, box, text }, index) => [
      ...(box.left < 0 || box.right > innerWidth ? [`${label} leaves the page`] : []),
      ...(text.right > box.right - 2 ? [`${label} is wider than its flag`] : []),
      ...(box.left < (flags[index - 1]?.box.right ?? 0) - 0.1 ? [`${label} covers another`] : []),
    ]);
  });
}
