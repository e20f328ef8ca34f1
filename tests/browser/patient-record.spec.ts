import { expect } from "@playwright/test";

import { axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";

test(
  "a patient's record shows each role its part, by mouse and by keyboard",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await gotoHydrated(page, "/industries/healthcare");
    const panel = page.getByRole("tabpanel");
    await expect(panel).toHaveAccessibleName("Desk");
    await expect(panel.getByText("Mild asthma")).toHaveCount(0);
    await expect(panel.getByText("Diagnosis asked for")).toBeVisible();

    await page.getByRole("tab", { name: "Doctor" }).click();
    await expect(panel).toHaveAccessibleName("Doctor");
    await expect(panel.getByText("Mild asthma")).toBeVisible();
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);

    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Billing" })).toBeFocused();
    await expect(panel.getByText("Two invoices")).toBeVisible();
    await expect(panel.getByText("Mild asthma")).toHaveCount(0);
    await page.keyboard.press("Home");
    await expect(panel).toHaveAccessibleName("Desk");
  },
);
