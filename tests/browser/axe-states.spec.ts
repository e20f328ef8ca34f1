import { expect } from "@playwright/test";

import { axeProblems, axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import {
  answerToCheck,
  contactForm,
  menuOpener,
  mobileMenuButton,
  newsletterField,
  newsletterThanks,
} from "../support/site-parts.ts";
import { stubMap } from "../support/stub-map.ts";

test("axe finds nothing in an open menu", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/");
  for (const label of ["Services", "Solutions", "Company"]) {
    await menuOpener(page, label).click();
    expect(await axeProblems(page, { within: "body > header" })).toEqual([]);
  }
});

test("axe finds nothing in the open mobile menu", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await gotoHydrated(page, "/");
  await mobileMenuButton(page).click();
  expect(await axeProblems(page, { within: "dialog[open]" })).toEqual([]);
});

test(
  "axe finds nothing on the other slides and after subscribing",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await gotoHydrated(page, "/");
    await newsletterField(page).fill("someone@company.example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(newsletterThanks(page)).toBeVisible();
    expect(await axeProblems(page, { within: "body > footer" })).toEqual([]);
    for (const slide of [2, 3, 4]) {
      await page.getByRole("button", { name: `Slide ${slide}:` }).click();
      expect(await axeProblems(page, { within: "[aria-roledescription=carousel]" })).toEqual([]);
    }
  },
);

test(
  "axe finds nothing on the VPS page with a refused number, open questions and the other tab",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await gotoHydrated(page, "/services/hosting/vps");
    const cores = page.getByRole("textbox", { name: /cores.*exact number/i });
    await cores.fill("many");
    await cores.blur();
    for (const question of await page.locator("main summary:visible").all()) await question.click();
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
    await page.getByRole("tab", { name: "Pre-configured Plans" }).click();
    expect(await axeProblemsAtAllWidths(page, "[role=tabpanel]")).toEqual([]);
  },
);

test(
  "axe finds nothing on the domain search with results and with an error",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await gotoHydrated(page, "/services/hosting/domains");
    const search = page.getByRole("search", { name: "Domain names" });
    for (const [name, state] of [
      ["northwind", page.getByRole("region", { name: "Prices for this name" })],
      ["-no-", page.getByText("cannot begin or end with a hyphen").first()],
    ] as const) {
      await search.getByRole("textbox").fill(name);
      await search.getByRole("button", { name: "Search" }).click();
      await expect(state).toBeVisible();
      expect(await axeProblemsAtAllWidths(page)).toEqual([]);
    }
  },
);

test("axe finds nothing on the contact form with errors and after sending", async ({ sharedPage: page }) => {
  await stubMap(page);
  await gotoHydrated(page, "/contact");
  const form = contactForm(page);
  await form.getByRole("button", { name: "Send Message" }).click();
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);

  await form.getByLabel("Name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@company.example");
  await form.getByLabel("Message").fill("Our server is slow.");
  await form.getByLabel(/^Security check/).fill(await answerToCheck(page));
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  expect(await axeProblemsAtAllWidths(page, "#message")).toEqual([]);
});
