import { expect, type Page } from "@playwright/test";

import { test } from "../support/axe.ts";
import { focusProblems } from "../support/focus-walk.ts";
import { lostInForcedColours } from "../support/forced-colours.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { namingProblems } from "../support/named-controls.ts";
import { stubMap } from "../support/stub-map.ts";
import { smallTargets } from "../support/target-size.ts";
import { templates } from "../support/templates.ts";
import { lossesBySpacing } from "../support/text-loss.ts";
import { smallTexts, tightWordSpaces } from "../support/text-size.ts";

const wide = { width: 1280, height: 720 };
/** What 400% zoom leaves of a screen of 1280 by 1024. */
const zoomed = { width: 320, height: 256 };

test.beforeEach(({ sharedPage: page }) => stubMap(page));

for (const path of templates) {
  test(`${path}: keyboard, zoom, spacing, targets, contrast theme, less motion, names`, async ({
    sharedPage: page,
  }) => {
    const problems: Record<string, string[]> = {};
    await page.setViewportSize(wide);
    await gotoHydrated(page, path);
    problems["backwards through the page, wide"] = await focusProblems(page, "main", "Shift+Tab");
    problems["spacing, wide"] = await lossesBySpacing(page);
    problems["targets, wide"] = await smallTargets(page);
    problems["small text, wide"] = await smallTexts(page);
    problems["words that run together"] = await tightWordSpaces(page);
    problems["contrast theme"] = await lostInForcedColours(page);
    problems["less motion"] = await movements(page);

    await page.setViewportSize(zoomed);
    problems["through the page, at 400%"] = await focusProblems(page, "main", "Tab");
    problems["sideways, at 400%"] = await sideways(page);
    problems["spacing, at 400%"] = await lossesBySpacing(page);
    problems["small text, at 400%"] = await smallTexts(page);
    problems["targets, at 400%"] = await smallTargets(page);
    // Last, since it opens all that can be opened.
    await page.setViewportSize(wide);
    problems["names"] = await namingProblems(page);
    expect(Object.fromEntries(Object.entries(problems).filter(([, list]) => list.length > 0))).toEqual({});
  });
}

test("header and footer are walked through in order, wide and zoomed in", async ({ sharedPage: page }) => {
  for (const size of [wide, zoomed]) {
    await page.setViewportSize(size);
    await gotoHydrated(page, "/about");
    // The top bar has scrolled away by then, and has to come back for its links.
    await page.evaluate(() => scrollTo(0, 600));
    for (const part of ["header", "footer"]) {
      expect(await focusProblems(page, part, "Tab")).toEqual([]);
      expect(await focusProblems(page, part, "Shift+Tab")).toEqual([]);
    }
  }
});

test("the mobile menu names its controls and has no target that is too small", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await gotoHydrated(page, "/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await namingProblems(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

/** Anything that moves, or that would move when it is touched. */
async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map((animation) => `moves: ${animation.id || "an animation"}`);
    const willing = [...document.querySelectorAll("body *")].filter((element) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
      return animationName !== "none" || transitionDuration !== "0s" || scrollBehavior === "smooth";
    });
    const drawn = [...document.querySelectorAll("animate, animateTransform, animateMotion, marquee, video")];
    return [...running, ...[...willing, ...drawn].map((element) => element.outerHTML.slice(0, 100))];
  });
}

async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  });
}
