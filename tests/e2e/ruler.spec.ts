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

for (const [cores, ram, storage] of [
  // $33, $59, $60, $118, $119, $140, $312, $1,252.
  [1, 1, 20],
  [1, 3, 40],
  [2, 1, 44],
  [1, 1, 190],
  [3, 3, 100],
  [4, 5, 80],
  [8, 9, 240],
  [16, 64, 1000],
] as const) {
  const address = vps(cores, ram, storage);

  test(`${address}: flags on the ruler make way for each other, and hold their text`, async ({ page }) => {
    await gotoHydrated(page, address);
    await expect(page.getByText("Your build").filter({ visible: true })).toHaveCount(1);
    for (const width of [320, 390, 640, 768, 960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await flagProblems(page), `at ${width}`).toEqual([]);
    }
  });
}

const slider = (page: Page) => page.getByRole("slider", { name: "Ruler" });
const hairline = (page: Page) => page.locator("figure [data-hairline]");

test.describe("reading a figure", () => {
  const migration = "/services/cloud/migration";

  test("a mouse on the ruler reads the rows of the figure; leaving restores the flags", async ({ page }) => {
    await gotoHydrated(page, migration);
    await pointAt(page, 6 / 16);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Week 6\. Lift and shift: done\./);
    await expect(hairline(page).getByText("may be done; 2 weeks more at most")).toBeVisible();
    await expect(page.locator("[data-ruler]").getByText("Week 6")).toBeVisible();
    const [ruler, line] = await Promise.all([
      slider(page).boundingBox(),
      hairline(page).locator("path").first().boundingBox(),
    ]);
    // One x for page and ruler.
    const expected = (ruler?.x ?? 0) + (6 / 16) * (ruler?.width ?? 0);
    expect(Math.abs((line?.x ?? 0) + (line?.width ?? 0) / 2 - expected)).toBeLessThan(2);
    await page.mouse.move(10, 500);
    await expect(hairline(page)).toHaveCount(0);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "Lift and shift");
  });

  test("a mouse on the figure reads it too", async ({ page }) => {
    await gotoHydrated(page, migration);
    const figure = page.locator("main figure").first();
    await figure.scrollIntoViewIfNeeded();
    const ruler = await slider(page).boundingBox();
    const box = await figure.boundingBox();
    const x = (ruler?.x ?? 0) + (ruler?.width ?? 0) / 2;
    await page.mouse.move(x, (box?.y ?? 0) + 200);
    await expect(async () => {
      await page.mouse.move(x + 1, (box?.y ?? 0) + 200);
      await page.mouse.move(x, (box?.y ?? 0) + 200);
      await expect(slider(page)).toHaveAttribute("aria-valuenow", "8", { timeout: 300 });
    }).toPass();
  });

  test("keys move by the small tick, the large one and to the ends", async ({ page }) => {
    await gotoHydrated(page, migration);
    await slider(page).focus();
    // It starts where the first flag is.
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Lift and shift\. /);
    const moves = { ArrowRight: "4.5", PageUp: "6", ArrowLeft: "5.5", PageDown: "4", End: "16", Home: "0" };
    for (const [key, value] of Object.entries(moves)) {
      await page.keyboard.press(key);
      await expect(slider(page)).toHaveAttribute("aria-valuenow", value);
    }
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Week 0\. Lift and shift: 2 to 4 weeks/);
    await page.keyboard.press("Tab");
    await expect(hairline(page)).toHaveCount(0);
  });

  test("with reduced motion it jumps", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await gotoHydrated(page, migration);
    await pointAt(page, 0.5);
    await expect(hairline(page)).toBeVisible();
    expect(await hairline(page).evaluate((line) => line.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test("a price says which plan it buys, and the slide in view is read on the home page", async ({
    page,
  }) => {
    await gotoHydrated(page, "/services/hosting/vps");
    await pointAt(page, 80 / 140);
    await expect(slider(page)).toHaveAttribute(
      "aria-valuetext",
      /^\$80 buys Professional\. Starter: \$51 to spare\./,
    );
    await gotoHydrated(page, "/");
    await pointAt(page, 0.5);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^12:00\. Example day: \d+ servers on$/);
  });
});

async function pointAt(page: Page, share: number): Promise<void> {
  const box = await slider(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + share * (box?.width ?? 0), (box?.y ?? 0) + 20);
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap on the ruler reads it until the visitor turns elsewhere", async ({ page }) => {
    await gotoHydrated(page, "/services/cloud/migration");
    const box = await slider(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 15);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "8");
    await expect(hairline(page)).toHaveCount(1);
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(hairline(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the ruler is decoration that no key reaches", async ({ page }) => {
    await page.goto("/services/cloud/migration");
    await expect(page.locator("[data-ruler]")).toHaveAttribute("aria-hidden", "true");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.locator("[data-ruler] [tabindex]")).toHaveCount(0);
    await expect(page.locator("[data-ruler]").getByText("Re-platforming").first()).toBeVisible();
  });
});

for (const path of [
  "/",
  "/services",
  "/services/cloud/migration",
  "/services/cloud/support",
  "/services/cloud/finops",
  "/services/cybersecurity/monitoring",
  "/services/cybersecurity/compliance",
  "/services/security/backup-dr",
  "/services/security/ssl",
  "/services/email/microsoft-365",
  "/services/hosting/shared",
  "/services/hosting/cloud",
  "/services/marketing/ppc",
  "/services/marketing/seo-smo",
  "/service-levels",
  "/industries",
  "/industries/gaming",
  "/industries/manufacturing",
  "/industries/fintech",
  "/contact",
  "/about",
]) {
  test(`${path}: labels and flags of the ruler never touch`, async ({ page }) => {
    await gotoHydrated(page, path);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await rulerProblems(page), `at ${width}`).toEqual([]);
    }
  });
}

test("a page whose figure has no scale has no ruler, and its menu hangs from the header", async ({
  page,
}) => {
  await gotoHydrated(page, "/services/cloud/devops");
  await expect(page.locator("[data-ruler]")).toHaveCount(0);
  await page.getByRole("banner").getByText("Services", { exact: true }).first().click();
  const header = await page.getByRole("banner").boundingBox();
  const panel = await page.locator("header details[open] > div").first().boundingBox();
  expect(Math.round(panel?.y ?? 0)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)));
});

/** Every text on the ruler that can be seen, and whether it keeps clear of the one before it and of the page's edges. */
function rulerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll("[data-ruler] text")]
      .map((text) => ({ label: text.textContent, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .toSorted((one, other) => one.box.left - other.box.left);
    return texts.flatMap(({ label, box }, index) => [
      ...(box.left < 0 || box.right > innerWidth ? [`${label} leaves the page`] : []),
      ...(box.left < (texts[index - 1]?.box.right ?? -10) + 4
        ? [`${label} touches ${texts[index - 1]?.label}`]
        : []),
    ]);
  });
}

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
    const flags = [...document.querySelectorAll("[data-ruler] svg g")]
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
