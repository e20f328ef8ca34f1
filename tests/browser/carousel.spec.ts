import { expect, type Page, test } from "@playwright/test";

import { carousel as specified, slides } from "../facts/core.ts";
import { gotoWithFrozenClock } from "../support/frozen-clock.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { slideInView } from "../support/site-parts.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const carousel = (page: Page) => page.getByRole("region", { name: "What we do" });
const live = (page: Page) => carousel(page).locator("[aria-live]");

async function expectSlide(page: Page, number: number) {
  await expect(slideInView(page)).toHaveAttribute("aria-label", `${number} of 4`);
}

/** After this the first slide has six seconds of its own. */
async function startFromFirstSlide(page: Page) {
  await gotoWithFrozenClock(page, "/");
  await page.getByRole("button", { name: "Slide 2:" }).click();
  await page.getByRole("button", { name: "Slide 1:" }).click();
  await page.mouse.move(640, 890);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

test("has four slides with their titles and targets, the first in view", async ({ page }) => {
  await gotoHydrated(page, "/");
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
  await expectSlide(page, 1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(slides[0]?.title ?? "");
  for (const [index, { title, to }] of slides.entries()) {
    await page.getByRole("button", { name: `Slide ${index + 1}: ${title}` }).click();
    await expectSlide(page, index + 1);
    await expect(carousel(page).getByRole("heading", { name: title })).toBeVisible();
    await expect(slideInView(page).locator("a[href]:visible").first()).toHaveAttribute("href", to);
    await expect(slideInView(page).locator('[role="img"]')).toBeVisible();
  }
  await expect(carousel(page).getByText("99.9% uptime guarantee")).toBeVisible();
  // The others are out of reach, also while they fade.
  await expect(carousel(page).locator('[aria-roledescription="slide"][inert]')).toHaveCount(3);
});

test("advances at the specified interval and wraps", async ({ page }) => {
  await startFromFirstSlide(page);
  for (const next of [2, 3, 4, 1]) {
    await page.clock.runFor(specified.interval - 100);
    await expectSlide(page, next === 1 ? 4 : next - 1);
    await page.clock.runFor(200);
    await expectSlide(page, next);
  }
});

test("arrows go back and forth with wraparound; a dot jumps", async ({ page }) => {
  await gotoHydrated(page, "/");
  await page.getByRole("button", { name: "Previous slide" }).click();
  await expectSlide(page, 4);
  await page.getByRole("button", { name: "Next slide" }).click();
  await expectSlide(page, 1);
  await page.getByRole("button", { name: "Slide 3:" }).click();
  await expectSlide(page, 3);
  await expect(page.getByRole("button", { name: "Slide 3:" })).toHaveAttribute("aria-current", "true");
});

test("the pause control comes first, stops the rotation and makes changes heard", async ({ page }) => {
  await startFromFirstSlide(page);
  await expect(live(page)).toHaveAttribute("aria-live", "off");
  await expect(carousel(page).getByRole("button").first()).toHaveAccessibleName("Stop the slide show");
  await page.getByRole("button", { name: "Stop the slide show" }).click();
  await page.mouse.move(640, 890);
  await expect(live(page)).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.getByRole("button", { name: "Start the slide show" }).click();
  await page.mouse.move(640, 890);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(specified.interval + 100);
  await expectSlide(page, 2);
});

test("hover and keyboard focus hold it", { tag: "@full" }, async ({ page }) => {
  await startFromFirstSlide(page);
  await page.mouse.move(640, 400);
  await page.clock.runFor(13_000);
  await expectSlide(page, 1);
  await page.mouse.move(640, 890);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Next slide" }).focus();
  await page.clock.runFor(13_000);
  await expectSlide(page, 1);
});

test("takes the specified time to change", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/");
  const duration = await carousel(page)
    .locator('[aria-roledescription="slide"]')
    .first()
    .evaluate((slide) => getComputedStyle(slide).transitionDuration);
  expect(Number.parseFloat(duration) * 1000).toBe(specified.transition);
});

test("has the specified height on a wide screen, whatever the slide", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/");
  const height = () =>
    carousel(page).evaluate((section) => Math.round(section.getBoundingClientRect().height));
  expect(Math.abs((await height()) - specified.height)).toBeLessThanOrEqual(2);
  await page.getByRole("button", { name: "Slide 4:" }).click();
  expect(Math.abs((await height()) - specified.height)).toBeLessThanOrEqual(2);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("never moves by itself and changes at once", async ({ page }) => {
    await gotoWithFrozenClock(page, "/");
    await page.clock.runFor(30_000);
    await expectSlide(page, 1);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expectSlide(page, 2);
    const duration = await carousel(page)
      .locator('[aria-roledescription="slide"]')
      .first()
      .evaluate((slide) => getComputedStyle(slide).transitionDuration);
    expect(duration).toBe("0s");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a swipe turns the slides", { tag: "@full" }, async ({ page }) => {
    await gotoHydrated(page, "/");
    await swipe(page, 300, 80);
    await expectSlide(page, 2);
    await swipe(page, 80, 300);
    await expectSlide(page, 1);
  });
});

for (const width of [390, 768]) {
  test(
    `every chart has its axis, labels and legend at ${width} pixels, and no slide is taller`,
    { tag: "@full" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await gotoHydrated(page, "/");
      const heights = new Set<number | undefined>();
      for (const number of [1, 2, 3, 4]) {
        await page.getByRole("button", { name: `Slide ${number}:` }).click();
        const slide = slideInView(page);
        await expect(slide).toHaveAttribute("aria-label", `${number} of 4`);
        for (const hour of ["00", "06", "12", "18", "24"]) {
          await expect(
            slide.locator("svg text:visible").filter({ hasText: new RegExp(`^${hour}$`) }),
          ).toHaveCount(1);
        }
        expect(await slide.locator("svg tspan:visible").count()).toBeGreaterThan(0);
        await expect(slide.getByText(legends[number - 1] ?? "", { exact: true })).toBeVisible();
        heights.add((await carousel(page).boundingBox())?.height);
      }
      expect(heights.size).toBe(1);
    },
  );
}

const legends = ["Always on", "Attempt", "Source", "Service"];

async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const y = 480;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 5; step++) {
    await session.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: from + ((to - from) * step) / 5, y }],
    });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
