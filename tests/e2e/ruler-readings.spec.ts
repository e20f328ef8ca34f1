import { expect, type Page, test } from "@playwright/test";

import { addressedPages } from "../support/built-site.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { slideInView } from "../support/site-parts.ts";

// Whatever page has a ruler is in this list by itself, so that none can have one that reads nothing.
const paths = addressedPages()
  .filter(({ html }) => html.includes("data-ruler"))
  .map(({ path }) => path)
  // All positions are one page.
  .filter((path) => !path.startsWith("/careers/") || path === "/careers/devops-engineer");
/** The figure of this page has a hairline of its own, which the header's ruler moves. */
const drawsItsOwnLine = "/pricing";
// Slides that move by themselves would take the figure away.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const keys = ["Home", "PageUp", "PageUp", "ArrowRight", "PageUp", "PageUp", "PageUp", "PageUp", "End"];

test("many pages have a ruler, and those without a scale have none", () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(paths).not.toContain("/blog");
  expect(paths).not.toContain("/services/cybersecurity/risk-assessment");
});

for (const path of paths.filter((each) => each !== drawsItsOwnLine)) {
  test(`${path}: keys on the ruler read its figure, and no reading covers words`, async ({ page }) => {
    await gotoHydrated(page, path);
    const ruler = page.getByRole("slider", { name: "Ruler" });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await ruler.focus();
      // What reads is loaded at the first focus.
      await expect(page.locator("[data-hairline]")).toHaveCount(1);
      const texts: string[] = [];
      for (const key of keys) {
        await page.keyboard.press(key);
        const problems = await readingProblems(page);
        expect(problems, `${key} at ${width}`).toEqual([]);
        texts.push((await ruler.getAttribute("aria-valuetext")) ?? "");
      }
      // The place with its unit, then what the figure says there, which is not the same everywhere.
      for (const text of texts) expect(text).toMatch(/^.+\. .+: .+/);
      const readings = texts.map((text) => text.replace(/^.+?\. /, ""));
      expect(new Set(readings).size, `${readings[0]} at every place`).toBeGreaterThan(1);
      await ruler.blur();
      await expect(page.locator("[data-hairline]")).toHaveCount(0);
    }
  });
}

const slides = [
  { slide: 2, reading: /^12:00\. Stopped so far: \d+ of 34$/, wide: /of 34 attempts by 12:00/ },
  { slide: 3, reading: /^12:00\. Records so far: \d+ of 30, 2 of 3 sources$/, wide: /Asked at 12:00:/ },
  { slide: 4, reading: /^12:00\. Lost so far: 3 h 0 min$/, wide: /Lost so far: 3 h 0 min/ },
];
for (const { slide, reading, wide } of slides) {
  test(`/: the ruler reads the chart of slide ${slide} too`, async ({ page }) => {
    await gotoHydrated(page, "/");
    const ruler = page.getByRole("slider", { name: "Ruler" });
    const shown = slideInView(page).locator("[data-figure]");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole("button", { name: `Slide ${slide}:` }).click();
      await expect(shown).toBeVisible();
      await ruler.focus();
      await expect(page.locator("[data-hairline]")).toHaveCount(1);
      await page.keyboard.press("Home");
      for (let hour = 0; hour < 12; hour += 2) await page.keyboard.press("PageUp");
      await expect(ruler).toHaveAttribute("aria-valuetext", reading);
      if (width === 1280) await expect(shown).toContainText(wide);
      else expect(await readingProblems(page)).toEqual([]);
      await ruler.blur();
      await expect(page.locator("[data-hairline]")).toHaveCount(0);
      await expect(shown).not.toContainText("12:00:");
    }
  });
}

test("on the page of all prices keys on the ruler move the figure's own hairline", async ({ page }) => {
  await gotoHydrated(page, drawsItsOwnLine);
  const ruler = page.getByRole("slider", { name: "Ruler" });
  const own = page.getByRole("slider", { name: "Price" });
  const start = (await own.getAttribute("aria-valuetext")) ?? "";
  await ruler.focus();
  await expect(ruler).toHaveAttribute("aria-valuetext", /^.+: /);
  await page.keyboard.press("End");
  const last = await own.getAttribute("aria-valuemax");
  await expect(own).toHaveAttribute("aria-valuenow", last ?? "");
  const name = (await own.getAttribute("aria-valuetext"))?.split(",")[0] ?? "";
  await expect(ruler).toHaveAttribute("aria-valuetext", new RegExp(`^\\$20,000\\. ${name}: `));
  await page.keyboard.press("Home");
  await expect(own).toHaveAttribute("aria-valuenow", "1");
  await ruler.blur();
  await expect(own).toHaveAttribute("aria-valuetext", start);
});

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The plot is as wide as the ruler, and what is read stands clear of words, of other readings and of the page's edges. */
async function readingProblems(page: Page): Promise<string[]> {
  const { ruler, plot, chips, words, pageWidth } = await measure(page);
  const isAligned = Math.abs(ruler.left - plot.left) < 2 && Math.abs(ruler.right - plot.right) < 2;
  const covers = chips.flatMap(({ text, box }, index) =>
    [...words, ...chips.slice(index + 1)]
      .filter((other) => meets(other.box, box))
      .map((other) => `${text} covers ${other.text}`),
  );
  return [
    ...(isAligned ? [] : [`ruler ${ruler.left}–${ruler.right}, figure ${plot.left}–${plot.right}`]),
    // The first is the flag with the value.
    ...(chips.length > 1 ? [] : ["no reading in the figure"]),
    ...chips
      .filter(({ box }) => box.left < 0 || box.right > pageWidth)
      .map(({ text }) => `${text} leaves the page`),
    ...covers,
  ];
}

/** Lines of text are a little taller than their letters. */
function meets(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 2;
}

function measure(page: Page) {
  return page.evaluate(() => {
    const line = document.querySelector("[data-hairline]");
    const figure = line?.closest("figure, [data-figure]");
    const ruler = document.querySelector("[role=slider][aria-label=Ruler]");
    if (!line || !figure || !ruler) throw new Error("No figure is read");
    const words: { text: string; box: DOMRect }[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const isSeen = parent?.checkVisibility() && parent.getBoundingClientRect().width > 1;
      if (!isSeen || line.contains(node) || !node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        words.push({ text: node.nodeValue, box: box.toJSON() as DOMRect });
    }
    const chips = [...line.querySelectorAll("g")].map((chip) => ({
      text: chip.textContent,
      box: chip.querySelector("rect")?.getBoundingClientRect().toJSON() as DOMRect,
    }));
    return {
      ruler: ruler.getBoundingClientRect().toJSON() as DOMRect,
      plot: line.getBoundingClientRect().toJSON() as DOMRect,
      chips,
      words,
      pageWidth: innerWidth,
    };
  });
}
