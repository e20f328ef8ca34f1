import { expect, type Page, test } from "@playwright/test";

import { offered } from "../../app/catalogue/testing/offered.ts";
import { fontBeforePaint } from "../support/fonts.ts";
import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";
import { answerToCheck, contactForm } from "../support/site-parts.ts";
import { onlyFirstInSmoke } from "../support/only-first-in-smoke.ts";
import { stubMap } from "../support/stub-map.ts";
import { untilIdle } from "../support/until-idle.ts";

test.beforeEach(({ page }) => stubMap(page));

const server = offered("vps-professional");
const shared = offered("shared-business");
const bar = (page: Page) => contactForm(page).getByRole("group", { name: "What you chose" });
const remove = (page: Page) => bar(page).getByRole("button", { name: /^Remove/ });
const field = (page: Page, label: string) => contactForm(page).getByLabel(label);

/** All that moved without the visitor doing anything, from the first paint on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.push(entry.value.toFixed(5));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;

for (const [index, screen] of screens.entries()) {
  for (const [what, query] of [
    ["a plan", "?plan=vps-professional"],
    ["the plan with the longest name", "?plan=pentest-vulnerability-assessment"],
    ["a configuration", "?plan=vps-custom&cores=16&ram=64&storage=1000"],
    ["a domain", "?domain=northwind.com"],
    ["an estimate", "?estimate=vps-professional.2,backup-business,seo-growth"],
    ["something unknown", "?plan=gold"],
    ["nothing", ""],
  ] as const) {
    test(
      `at ${screen.width} px nothing moves when ${what} is the subject`,
      onlyFirstInSmoke(what === "a plan" ? index : 1),
      async ({ page }) => {
        await page.setViewportSize(screen);
        const shifts = await watchShifts(page);
        await fontBeforePaint(page);
        await gotoHydrated(page, `/contact${query}`);
        if (query && what !== "something unknown") await expect(bar(page)).toBeVisible();
        if (what === "something unknown") await expect(page.getByText("we don’t offer")).toBeVisible();
        await untilIdle(page);
        expect(await shifts()).toEqual([]);
      },
    );
  }
}

for (const [width, height, barTop, labelTop] of [
  [1280, 720, 348, 469],
  [390, 844, 293, 408],
] as const) {
  test(
    `at ${width} × ${height} a plan's button leads to the plan and the first empty field in one screen`,
    { tag: "@full" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await gotoHydrated(page, "/services/hosting/shared");
      await page.locator('#plans a[href="/contact?plan=shared-business"]').click();
      await expect(page).toHaveURL("/contact?plan=shared-business");
      await expect(bar(page)).toContainText("Shared Hosting");
      await expect(bar(page)).toContainText(`${shared.name} ${shared.listPrice}`);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expect(field(page, "Name")).toBeInViewport({ ratio: 1 });
      await expect(field(page, "Name")).toHaveValue("");
      const top = (locator: ReturnType<typeof bar>) =>
        locator.evaluate((box) => box.getBoundingClientRect().top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await top(bar(page))).toBeLessThanOrEqual(barTop);
      expect(await top(contactForm(page).getByText("Name", { exact: true }))).toBeLessThanOrEqual(labelTop);
    },
  );
}

test("the plan is taken back by mouse or keyboard: focus goes to Name, what was typed stays", async ({
  page,
}) => {
  await gotoHydrated(page, "/contact?plan=vps-professional");
  const line = `I am interested in ${server.title} (${server.listPrice}).`;
  await expect(field(page, "Message")).toHaveValue(`${line}\n\n`);
  await field(page, "Message").fill(`${line}\n\nAnd a question.`);
  const size = await remove(page).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await remove(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "Service")).toHaveValue("");
  await expect(field(page, "Message")).toHaveValue("And a question.");

  await page.reload();
  await untilHydrated(page);
  await expect(field(page, "Message")).toHaveValue("And a question.");
  await expect(bar(page)).toHaveCount(0);
});

test("a service that the visitor chose stays when the plan goes", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/contact?plan=vps-professional");
  await expect(bar(page)).toBeVisible();
  await field(page, "Service").selectOption("cloud");
  await remove(page).click();
  await expect(field(page, "Service")).toHaveValue("cloud");
});

test(
  "without a plan the title of the form is followed by its first field",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/contact");
    await expect(bar(page)).toHaveCount(0);
    const [heading, name] = await Promise.all([
      contactForm(page).getByRole("heading", { name: "Send Us a Message" }).boundingBox(),
      contactForm(page).getByText("Name", { exact: true }).boundingBox(),
    ]);
    expect((name?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeLessThanOrEqual(24);
  },
);

test("an estimate is counted and named", async ({ page }) => {
  await gotoHydrated(page, "/contact?estimate=vps-professional.2,backup-business");
  await expect(bar(page)).toContainText("Your estimate");
  await expect(bar(page)).toContainText("2 plans");
  await expect(bar(page)).toContainText(`2 × ${server.title}`);
});

test("it goes with one message: another one starts without it", async ({ page }) => {
  await gotoHydrated(page, "/contact?job=senior-cloud-architect");
  await expect(bar(page)).toContainText("Senior Cloud Architect");
  await field(page, "Name").fill("Asha Rao");
  await field(page, "Email").fill("asha@company.example");
  await contactForm(page)
    .getByLabel(/^Security check/)
    .fill(await answerToCheck(page));
  await contactForm(page).getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(field(page, "Name")).toHaveValue("");
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL("/contact");
});

test(
  "two choices in one visit: the second takes the place of the first",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/contact?plan=vps-professional");
    await expect(bar(page)).toContainText("VPS Hosting");
    await gotoHydrated(page, "/contact?domain=northwind.com");
    await expect(bar(page)).toContainText("northwind.com");
    await expect(bar(page)).not.toContainText("VPS Hosting");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no room is kept", async ({ page }) => {
    await page.goto("/contact?plan=vps-professional");
    await expect(page.locator(".subject-bar")).toBeHidden();
  });
});
