import type { Page } from "@playwright/test";

import { focusProblems } from "./focus-walk.ts";
import { lostInForcedColours } from "./forced-colours.ts";
import { gotoAtRest } from "./hydrated.ts";
import { namingProblems } from "./named-controls.ts";
import { stubMap } from "./stub-map.ts";
import { smallTargets } from "./target-size.ts";
import { lossesBySpacing } from "./text-loss.ts";
import { smallTexts, tightWordSpaces } from "./text-size.ts";

export const wide = { width: 1280, height: 720 };
/** What 400% zoom leaves of a screen of 1280 by 1024. */
export const zoomed = { width: 320, height: 256 };

/** Keyboard, zoom, text spacing, target size, contrast theme, less motion and names: what is wrong on a page, by check. */
export async function accessibilityProblems(page: Page, path: string): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  if (path === "/contact") await stubMap(page);
  await page.setViewportSize(wide);
  await gotoAtRest(page, path);
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
  await page.unrouteAll();
  return Object.fromEntries(Object.entries(problems).filter(([, list]) => list.length > 0));
}

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
