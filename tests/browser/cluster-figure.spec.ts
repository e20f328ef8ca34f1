import { expect, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";

test.beforeEach(async ({ page }) => {
  await gotoHydrated(page, "/services/cloud/kubernetes");
});

test("a node that is switched off hands its pods to the others", async ({ page }) => {
  const status = page.getByRole("status").filter({ hasText: "pods" });
  await expect(status).toHaveText("All 16 pods run on 4 nodes.");

  await page.getByRole("button", { name: "Switch off node 2" }).click();
  await expect(status).toHaveText("4 pods moved by themselves. All 16 run on 3 nodes.");
  await expect(page.getByRole("list", { name: "Pods on node 2" }).getByRole("listitem")).toHaveCount(0);
  await expect(page.getByText("8 of 8 units")).toHaveCount(3);
  await expect(page.getByRole("listitem").getByText("(moved)")).toHaveCount(4);

  await page.getByRole("button", { name: "Switch on node 2" }).click();
  await expect(status).toHaveText("All 16 pods run on 4 nodes.");
});

test(
  "a key says what the colours mean: a pod that moved has the colour that the key gives it",
  { tag: "@full" },
  async ({ page }) => {
    const swatch = page.getByText("Pod that moved").locator("span");
    const colour = await swatch.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole("button", { name: "Switch off node 3" }).click();
    const moved = page.getByRole("listitem").getByText("(moved)").first().locator("..");
    await expect(moved).toHaveCSS("background-color", colour);
  },
);

test(
  "the switches work by keyboard, and too many of them leave pods waiting",
  { tag: "@full" },
  async ({ page }) => {
    const first = page.getByRole("button", { name: "Switch off node 1" });
    await first.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Switch off node 2" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByRole("status").filter({ hasText: "pods" })).toContainText("wait");
  },
);
