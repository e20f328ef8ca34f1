import { expect, type Page, test } from "@playwright/test";

import { subjectIn } from "../../app/enquiry/subject/subject.ts";
import { figurePages } from "../support/figure-pages.ts";
import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { contactForm } from "../support/site-parts.ts";
import { onlyFirstInSmoke } from "../support/only-first-in-smoke.ts";

for (const [index, figure] of figurePages.entries()) {
  const { path, label, typed, query, extremes } = figure;
  const says = answerTo(query);
  test.describe(path, onlyFirstInSmoke(index), () => {
    test("a number is answered in words, drawn and taken to the form", async ({ page }) => {
      await gotoHydrated(page, path);
      const example = await answer(page).textContent();
      const before = await drawn(page);
      await field(page, label).fill(typed);
      await expect(answer(page)).toContainText(says);
      await expect(page.getByRole("status").filter({ hasText: says })).toHaveCount(1);
      expect(await drawn(page)).not.toEqual(before);

      const link = page.getByRole("link", { name: "Take this to the form" });
      await expect(link).toHaveAttribute("href", `/contact?${query}`);
      await field(page, label).fill("");
      await expect(answer(page)).toHaveText(example ?? "");
      expect(await drawn(page)).toEqual(before);

      await field(page, label).fill(typed);
      await link.click();
      await expect(contactForm(page).getByLabel("Message")).toHaveValue(
        new RegExp(`^I put my number in on the .*${escaped(says)}`),
      );
      await expect(contactForm(page).getByLabel("Service (optional)")).not.toHaveValue("");
    });

    for (const width of [320, 1280]) {
      test(`nothing below moves while the visitor types, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await gotoHydrated(page, path);
        const top = () =>
          page
            .locator(".figure-input + *")
            .first()
            .evaluate(({ offsetTop }: HTMLElement) => offsetTop);
        const first = await top();
        for (const number of [...extremes, typed, "1e999", "none"]) {
          await field(page, label).fill(number);
          expect(await top(), number).toBe(first);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the example can be read, and there is no field", async ({ page }) => {
        await page.goto(path);
        await expect(answer(page)).toHaveText(/\.$/);
        await expect(page.getByText("Example", { exact: true })).toBeVisible();
        await expect(field(page, label)).toBeHidden();
      });
    });
  });
}

const [{ path: finops, label: bill }] = figurePages;

test("a number out of range is clamped and said to be, and one with a thousand's k is written out", async ({
  page,
}) => {
  await gotoHydrated(page, finops);
  await field(page, bill).fill("9,999,999,999");
  await expect(page.getByText("The most is $1,000,000")).toBeVisible();
  await expect(answer(page)).toContainText("$1,000,000");
  await field(page, bill).fill("-3");
  await expect(page.getByText("The least is $100")).toBeVisible();
  await field(page, bill).fill("42k");
  await field(page, bill).blur();
  await expect(field(page, bill)).toHaveValue("42,000");
  await field(page, bill).fill("<b>lots</b>");
  await expect(page.getByText("Example", { exact: true })).toBeVisible();
});

test("a number that is typed before the scripts came is answered after it, and stays", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(finops);
  await field(page, bill).fill("42k");
  await release();
  await expect(answer(page)).toContainText("A bill of $42,000 a month");
  await expect(field(page, bill)).toHaveValue("42k");
});

test("arrow keys step through round numbers, starting from the example", async ({ page }) => {
  await gotoHydrated(page, finops);
  await field(page, bill).focus();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, bill)).toHaveValue("19,000");
  await expect(field(page, bill)).toHaveAttribute("aria-valuetext", "$19,000");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(field(page, bill)).toHaveValue("17,000");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "More" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("$18,000");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the buttons step as well, and are large enough", async ({ page }) => {
    await gotoHydrated(page, finops);
    await page.getByRole("button", { name: "Less" }).tap();
    await expect(field(page, bill)).toHaveValue("17,000");
    for (const name of ["More", "Less"]) {
      const box = await page.getByRole("button", { name }).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(32);
    }
  });
});

for (const [index, [query, line]] of (
  [
    ["figure=finops-bill&value=999999999", /^I put my number in .* \$1,000,000 /],
    ["figure=finops-bill&value=1", /^I put my number in .* \$100 /],
    ["figure=finops-bill&value=%3Cb%3E", /^$/],
    ["figure=%3Cscript%3E&value=42", /^$/],
    ["figure=constructor&value=42", /^$/],
  ] as const
).entries()) {
  test(`the form takes only what is known: ${query}`, onlyFirstInSmoke(index), async ({ page }) => {
    await gotoHydrated(page, `/contact?${query}`);
    await expect(contactForm(page).getByLabel("Message")).toHaveValue(line);
  });
}

/** What a figure says to the number in an address. */
function answerTo(query: string): string {
  const subject = subjectIn(query);
  if (subject?.kind !== "figure") throw new Error(`No figure answers ${query}`);
  return subject.answer;
}

function field(page: Page, label: string) {
  return page.getByRole("spinbutton", { name: label });
}

function answer(page: Page) {
  return page.locator(".figure-input-answer .text-h3");
}

function escaped(text: string): string {
  return text.replaceAll(/[$.?]/g, String.raw`\$&`);
}

/** The page below the field: the figure with its words. That it is drawn to scale: tests/built/drawn-to-scale.test.ts. */
function drawn(page: Page): Promise<string> {
  return page
    .locator(".figure-input + *")
    .first()
    .evaluate((figure) => figure.outerHTML);
}
