import { expect, type Page, test } from "@playwright/test";

import { untilFontsLoaded } from "../support/fonts.ts";
import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { standsForAll } from "../support/stands-for-all.ts";

test("keys move the hairline from plan to plan, in the order of price", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    "VPS Hosting Professional, $59 per month. $59 a month, 31 cost less",
  );
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(panel(page)).toContainText("Cloud Hosting Professional $0.12");
  await expect(panel(page)).toContainText("per hour · $86 a month");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /\$86 a month, 32 cost less$/);
  await page.keyboard.press("ArrowLeft");
  await expect(panel(page)).toContainText("VPS Hosting Professional $59");
  await page.keyboard.press("PageDown");
  await expect(slider(page)).toHaveAttribute("aria-valuenow", "22");
  await page.keyboard.press("Home");
  await expect(panel(page)).toContainText("Domains .online $9.99");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /\$0\.83 a month, 0 cost less$/);
  await page.keyboard.press("End");
  await expect(panel(page)).toContainText("Digital Strategy Programme $19,999");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /\$19,999 paid once$/);
});

test("a mouse reads the nearest plan, a click keeps it, and leaving goes back to what was kept", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/pricing");
  await hover(page, "Zoho Mail", 1);
  await expect(panel(page)).toContainText("Zoho Mail Mail Premium $4");
  await page.mouse.move(10, 10);
  await expect(panel(page)).toContainText("VPS Hosting Professional $59");
  await hover(page, "Backup and Disaster Recovery", 1);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(10, 10);
  await expect(panel(page)).toContainText("Backup and Disaster Recovery Business $99");
  await panel(page).getByRole("link", { name: "Choose Business" }).click();
  await expect(page).toHaveURL(/\/contact\?plan=backup-business$/);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap puts the hairline on the nearest plan, and the panel stays in view", async ({ page }) => {
    await gotoHydrated(page, "/pricing");
    const mark = markOf(page, "PPC", 1);
    await mark.scrollIntoViewIfNeeded();
    const box = await mark.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 2, (box?.y ?? 0) + 6);
    await expect(panel(page)).toContainText("PPC Grow $1,499");
    await expect(panel(page).getByRole("link", { name: "Choose Grow" })).toBeInViewport();
  });

  test("areas are folded and can be opened; an address that points into one opens it", async ({ page }) => {
    await gotoHydrated(page, "/pricing");
    const row = page.getByRole("row", { name: /^Essential.*Recovery: 4–8 h/ });
    await expect(row).toBeHidden();
    await page.locator("summary").filter({ hasText: "Website security" }).click();
    await expect(row).toBeVisible();
    await gotoHydrated(page, "/pricing?again#threat-protection");
    await expect(page.locator("#threat-protection")).toBeInViewport();
    await expect(page.locator("#vps-hosting")).toBeHidden();
  });

  test("the page stays short", { tag: "@full" }, async ({ page }) => {
    await gotoHydrated(page, "/pricing");
    await expect(page.locator("#vps-hosting")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7500);
  });
});

test("an area alone keeps the scale, names every plan, and is kept in the address", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/pricing");
  const before = await markOf(page, "VPS Hosting", 0).boundingBox();
  await page.getByRole("button", { name: "Hosting 20" }).click();
  await expect(page).toHaveURL(/\/pricing\?area=hosting$/);
  await expect(page.getByRole("button", { name: "Hosting 20" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".price-lane")).toHaveCount(5);
  await expect(page.locator("text.price-label").filter({ hasText: "Starter $29 per month" })).toBeVisible();
  const after = await markOf(page, "VPS Hosting", 0).boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
  await page.getByRole("button", { name: "Email 12" }).click();
  await expect(panel(page)).toContainText("Zoho Mail Mail Premium $4");
  await expect(slider(page)).toHaveAttribute("aria-valuemax", "12");
  await page.goBack();
  await expect(page.locator(".price-lane")).toHaveCount(5);
  await page.getByRole("button", { name: "All 65" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.locator(".price-lane")).toHaveCount(20);
});

test(
  "an area that is asked for before the scripts came is shown after it",
  { tag: "@full" },
  async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Hosting 20" }).click();
    await release();
    await expect(page).toHaveURL(/\/pricing\?area=hosting$/);
    await expect(page.locator(".price-lane")).toHaveCount(5);
  },
);

for (const search of [
  "?area=<img src=x onerror=alert(1)>",
  "?area=industries",
  "?area=hosting&area=email",
  "?area=%00",
]) {
  test(`whatever the address asks for, the chart is there: ${search}`, { tag: "@full" }, async ({ page }) => {
    await gotoHydrated(page, `/pricing${search}`);
    await expect(slider(page)).toBeVisible();
    await expect(page.locator(".price-lane")).toHaveCount(search.startsWith("?area=hosting") ? 5 : 20);
    await expect(page.locator("main img")).toHaveCount(0);
  });
}

for (const [index, width] of [390, 768, 1280, 1440].entries()) {
  for (const search of ["", "?area=hosting", "?area=security", "?area=marketing"]) {
    test(
      `no label covers another, a mark or the edge at ${width}${search}`,
      standsForAll(search ? 1 : index),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await gotoHydrated(page, `/pricing${search}`);
        await untilFontsLoaded(page);
        expect(await collisions(page, width)).toEqual([]);
      },
    );
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("chart and tables can be read, and what cannot work is not offered", async ({ page }) => {
    await page.goto("/pricing");
    await expect(panel(page)).toContainText("VPS Hosting Professional $59");
    await expect(page.locator(".price-lane")).toHaveCount(20);
    const vps = page.getByRole("table", { name: "VPS Hosting per month" });
    await expect(vps.getByRole("row", { name: /^Professional.*\$59/ })).toBeVisible();
    await expect(slider(page)).toHaveCount(0);
    await expect(page.getByRole("group", { name: "Filter prices by area" })).toBeHidden();
  });
});

function slider(page: Page) {
  return page.getByRole("slider", { name: "Price" });
}

function panel(page: Page) {
  return page.getByRole("region", { name: "On the line" });
}

/** The solid mark of one plan of a line. */
function markOf(page: Page, line: string, index: number) {
  return page
    .locator(".price-lane")
    .filter({ hasText: line })
    .locator(".price-month:not(.price-ring)")
    .nth(index);
}

async function hover(page: Page, line: string, index: number) {
  const mark = markOf(page, line, index);
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 1, (box?.y ?? 0) + 4);
}

interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Texts of the chart that touch another text, a mark or the edge of the page. */
async function collisions(page: Page, width: number): Promise<string[]> {
  const texts = await boxesOf(page, ".price-lanes text:not(.price-flag), .price-lanes p, .price-axis-label");
  const marks = await boxesOf(page, ".price-mark > rect:not(.price-ring)");
  expect(texts.length).toBeGreaterThan(10);
  return texts.flatMap((text, index) => [
    ...[...texts.slice(index + 1), ...marks]
      .filter((other) => touch(text, other))
      .map((other) => `${text.name} / ${other.name}`),
    ...(text.left < 0 || text.right > width ? [`${text.name} leaves the page`] : []),
  ]);
}

/** What is drawn, without the room that a line of text has above and below its letters. */
function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // A paragraph is as wide as its column; its words are not.
      const { left, right, top, bottom } = (
        element instanceof SVGElement ? element : range
      ).getBoundingClientRect();
      const room = element instanceof SVGRectElement ? 0 : (bottom - top) * 0.2;
      const name = element.textContent || "a mark";
      return right > left ? [{ name, left, right, top: top + room, bottom: bottom - room }] : [];
    }),
  );
}

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
