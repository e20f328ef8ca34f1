import { expect, type Page, test } from "@playwright/test";

import { identity } from "../../app/identity.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { stubMap } from "../support/stub-map.ts";

test.use({ viewport: { width: 1280, height: 720 }, timezoneId: "America/Chicago" });

test.beforeEach(({ page }) => stubMap(page));

const { city } = identity.address;
const next = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "What happens next" }) });
const steps = (page: Page) => next(page).getByRole("listitem");

/** Opens the page at this time. */
async function gotoAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(moment));
  await gotoHydrated(page, "/contact");
  await expect(next(page).locator("svg")).toBeVisible();
}

interface Bar {
  x: number;
  y: number;
  width: number;
}

async function bars(page: Page, colour: string): Promise<Bar[]> {
  return next(page)
    .locator(`svg rect.${colour}`)
    .evaluateAll((rects) =>
      rects.map((rect) => {
        const [x = 0, y = 0, width = 0] = ["x", "y", "width"].map((name) => Number(rect.getAttribute(name)));
        return { x, y, width };
      }),
    );
}

test("open: 24 hours from now, one bar an hour, both ends cut to the minute, office hours in blue", async ({
  page,
}) => {
  await gotoAt(page, "2025-01-14T08:40:00Z");
  await expect(steps(page).nth(0)).toContainText(`Tuesday 14:10, ${city} time. The office is open.`);
  await expect(steps(page).nth(2)).toContainText("by 14:10 tomorrow");
  await expect(steps(page).nth(2)).toContainText(`${city} time.`);

  const hours = await bars(page, "fill-rule-2");
  expect(hours).toHaveLength(25);
  const whole = hours[1]?.width ?? 0;
  expect(hours[0]?.width).toBeCloseTo((whole * 50) / 60);
  expect(hours[24]?.width).toBeCloseTo((whole * 10) / 60);
  expect(hours.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(24 * whole);
  expect((hours[1]?.y ?? 0) - (hours[0]?.y ?? 0)).toBe(17);

  const open = await bars(page, "fill-blue");
  const { opensAt, closesAt } = identity.office;
  expect(open.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo((closesAt - opensAt) * whole);
  expect(open[0]).toEqual(hours[0]);
  await expect(next(page).locator("svg text").filter({ hasText: "24 hours" })).toHaveCount(1);
});

test("closed: it says when the office opens", { tag: "@full" }, async ({ page }) => {
  await gotoAt(page, "2025-01-14T02:00:00Z");
  await expect(steps(page).nth(0)).toContainText(`Tuesday 07:30, ${city} time. The office opens at 10:00.`);
  await expect(steps(page).nth(2)).toContainText("by 07:30 tomorrow");
});

test(
  "at the weekend no hour is blue, and the reply comes all the same",
  { tag: "@full" },
  async ({ page }) => {
    await gotoAt(page, "2025-01-18T06:00:00Z");
    await expect(steps(page).nth(0)).toContainText(
      `Saturday 11:30, ${city} time. The office opens at 10:00 on Monday.`,
    );
    expect(await bars(page, "fill-blue")).toEqual([]);
    await expect(steps(page).nth(2)).toContainText("by 11:30 tomorrow");
    await expect(steps(page).nth(2)).toContainText("Every day of the year.");
  },
);

test("the hours of the week have a mark at the present day and time", { tag: "@full" }, async ({ page }) => {
  await gotoAt(page, "2025-01-14T08:40:00Z");
  const mark = page.locator("[data-now]");
  const [at, week] = await Promise.all([mark.boundingBox(), mark.locator("..").boundingBox()]);
  expect(((at?.x ?? 0) + (at?.width ?? 0) / 2 - (week?.x ?? 0)) / (week?.width ?? 1)).toBeCloseTo(
    (14 + 10 / 60) / 23.8,
    1,
  );
  // The second of seven rows.
  const middle = (at?.y ?? 0) + (at?.height ?? 0) / 2 - (week?.y ?? 0);
  expect(Math.floor((middle / (week?.height ?? 1)) * 7)).toBe(1);
});

test("a phone has the same hours, closer together", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoAt(page, "2025-01-14T08:40:00Z");
  const hours = await bars(page, "fill-rule-2");
  expect(hours).toHaveLength(25);
  expect((hours[1]?.y ?? 0) - (hours[0]?.y ?? 0)).toBe(15);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the steps say it in words, and nothing is drawn", { tag: "@full" }, async ({ page }) => {
    await page.goto("/contact");
    await expect(steps(page)).toHaveCount(3);
    await expect(steps(page).nth(0)).toContainText(`Office hours: Mon–Fri 10:00 AM–6:00 PM (${city}).`);
    await expect(steps(page).nth(2)).toContainText("within 24 hours");
    await expect(next(page).locator("svg")).toHaveCount(0);
    await expect(next(page).getByText("Other hours")).toBeHidden();
  });
});
