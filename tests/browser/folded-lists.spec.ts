import { expect, type Page, test } from "@playwright/test";

import { onlyFirstInSmoke } from "../support/only-first-in-smoke.ts";

/** Pages whose long lists are folded on a phone, with a title that opens one and what is then seen. */
const folded = [
  { path: "/services/software-ai/ux-ui", title: "User Research", inside: "Interviews and field visits" },
  { path: "/services/software-ai/ux-ui", title: "Dense data", inside: "Tables with forty columns" },
  { path: "/industries/education", title: "Automated paperwork", inside: "Power Automate" },
];

for (const [index, { path, title, inside }] of folded.entries()) {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`“${title}” opens by touch and closes by keyboard`, onlyFirstInSmoke(index), async ({ page }) => {
      await page.goto(path);
      const { summary, content } = part(page, title, inside);
      await expect(content).toBeHidden();
      await summary.tap();
      await expect(content).toBeVisible();
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(content).toBeHidden();
    });
  });

  test(
    `“${title}” is open on a wide screen and no stop for the keyboard`,
    onlyFirstInSmoke(index),
    async ({ page }) => {
      await page.goto(path);
      const { summary, content } = part(page, title, inside);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(content).toBeVisible();
      await summary.focus();
      await expect(summary).not.toBeFocused();
    },
  );

  test(`“${title}” is printed open`, onlyFirstInSmoke(index), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(part(page, title, inside).content).toBeVisible();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a folded list opens", async ({ page }) => {
    const [{ path, title, inside } = { path: "", title: "", inside: "" }] = folded;
    await page.goto(path);
    const { summary, content } = part(page, title, inside);
    await summary.click();
    await expect(content).toBeVisible();
  });
});

function part(page: Page, title: string, inside: string) {
  const details = page.locator("details", { has: page.locator("h3", { hasText: title }) });
  return { summary: details.locator("summary"), content: details.getByText(inside) };
}
