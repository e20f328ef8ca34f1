import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";
import {
  contactForm,
  mainMenu,
  mobileMenu,
  mobileMenuButton,
  newsletterField,
  newsletterThanks,
  searchButton,
  searchDialog,
  themeToggle,
  slideInView,
} from "../support/site-parts.ts";
import { stubMap } from "../support/stub-map.ts";

// What the WAI-ARIA patterns ask of a keyboard, where the spec of the feature does not press the keys itself.
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test("the first Tab offers the way past the header, and Enter takes it", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await press(page, "Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await press(page, "Enter");
  await expect(page.locator("main")).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("menus are disclosures: Enter opens and closes, arrows stay the browser's, Shift and Tab leaves", async ({
  page,
}) => {
  await gotoHydrated(page, "/about");
  const nav = mainMenu(page);
  for (const role of ["menu", "menubar", "menuitem"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const services = nav.locator("details").first();
  await services.locator("summary").focus();
  await press(page, "Enter", "Enter");
  await expect(services).not.toHaveAttribute("open");
  await press(page, "Space", "ArrowDown");
  await expect(services).toHaveAttribute("open", "");
  await expect(services.locator("summary")).toBeFocused();
  await press(page, "Shift+Tab");
  await expect(services).not.toHaveAttribute("open");
});

test("carousel: what stops it comes first, its buttons take Enter and Space, hidden slides are no stops", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await gotoHydrated(page, "/");
  const carousel = page.getByRole("region", { name: "What we do" });
  const slide = slideInView(page);
  await carousel.getByRole("button", { name: "Stop the slide show" }).focus();
  await press(page, "Space");
  await expect(carousel.getByRole("button", { name: "Start the slide show" })).toBeFocused();
  await press(page, "Tab", "Enter");
  await expect(slide).toHaveAttribute("aria-label", "4 of 4");
  await press(page, "Tab", "Space");
  await expect(slide).toHaveAttribute("aria-label", "1 of 4");
  await press(page, "Tab", "Tab", "Tab", "Enter");
  await expect(carousel.getByRole("button", { name: "Slide 3:" })).toBeFocused();
  await expect(slide).toHaveAttribute("aria-label", "3 of 4");
  // In the first frame of the change it is not there yet.
  await expect(slide.getByRole("link")).toBeVisible();
  await press(page, "Tab", "Tab");
  await expect(slide.getByRole("link")).toBeFocused();
  await press(page, "Tab");
  await expect(carousel.locator(":focus")).toHaveCount(0);
});

test("tabs: one stop for all of them, the next is the panel, and arrows go round", async ({ page }) => {
  await gotoHydrated(page, "/services/hosting/vps");
  const custom = page.getByRole("tab", { name: "Custom Configuration" });
  const ready = page.getByRole("tab", { name: "Pre-configured Plans" });
  await custom.focus();
  await press(page, "Tab");
  await expect(page.getByRole("tabpanel", { name: "Custom Configuration" })).toBeFocused();
  await press(page, "Shift+Tab");
  await expect(custom).toBeFocused();
  await press(page, "ArrowRight");
  await expect(ready).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("tabpanel", { name: "Pre-configured Plans" })).toBeFocused();
  await press(page, "Shift+Tab", "ArrowLeft", "Home");
  await expect(ready).toHaveAttribute("aria-selected", "true");
});

test("sliders: arrows by a step, pages by several, Home and End to the ends, and the value in words", async ({
  page,
}) => {
  await gotoHydrated(page, "/services/hosting/vps");
  const slider = page.getByRole("slider", { name: "SSD storage" });
  const value = () => slider.inputValue().then(Number);
  await slider.focus();
  await press(page, "Home");
  const least = await value();
  await press(page, "ArrowUp", "ArrowRight");
  expect(await value()).toBe(least + 20);
  await press(page, "ArrowDown", "ArrowLeft");
  expect(await value()).toBe(least);
  await press(page, "PageUp");
  const paged = await value();
  expect(paged).toBeGreaterThan(least + 20);
  await press(page, "PageDown");
  expect(await value()).toBe(least);
  await press(page, "End");
  expect(await value()).toBe(1000);
  await expect(slider).toHaveAttribute("aria-valuetext", "1000 GB");
});

test("questions open and close by Space", async ({ page }) => {
  await gotoHydrated(page, "/services/hosting/vps");
  const question = page.locator("main details:has(> summary:visible)").first();
  await question.locator("summary").focus();
  await press(page, "Space");
  await expect(question).toHaveAttribute("open", "");
  await press(page, "Space");
  await expect(question).not.toHaveAttribute("open");
});

test("search: Tab stays in the dialog, there and back", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await searchButton(page).focus();
  await press(page, "Enter");
  const dialog = searchDialog(page);
  await dialog.getByRole("searchbox").fill("vps");
  await expect(dialog.locator("ol a").first()).toBeVisible();
  const stops = await dialog.locator("a, button, input").count();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses <= stops + 1; presses++) {
      await press(page, key);
      // From the last stop the way leads over the browser's own controls.
      const within = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
      );
      expect(within).toBe(true);
    }
  }
  await press(page, "Escape");
  await expect(searchButton(page)).toBeFocused();
});

test("contact form: Enter sends, the list of errors has focus, and Enter on one leads to its field", async ({
  page,
}) => {
  await stubMap(page);
  await gotoHydrated(page, "/contact");
  const form = contactForm(page);
  await form.getByLabel("Company").focus();
  await press(page, "Enter");
  const summary = form.getByRole("group", { name: /missing or wrong/ });
  await expect(summary).toBeFocused();
  await press(page, "Tab");
  await expect(summary.getByRole("link", { name: "Name is required" })).toBeFocused();
  await press(page, "Tab", "Tab", "Enter");
  await expect(form.getByLabel("Message")).toBeFocused();
  await page.keyboard.type("Hello");
  await expect(form.getByLabel("Message")).not.toHaveAttribute("aria-invalid");
  await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
});

test("newsletter and theme: Enter sends, Space switches, focus stays", async ({ page }) => {
  await gotoHydrated(page, "/about");
  const toggle = themeToggle(page);
  await toggle.focus();
  await press(page, "Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", /light|dark/);
  await expect(toggle).toBeFocused();
  await newsletterField(page).fill("someone@company.example");
  await press(page, "Enter");
  await expect(newsletterThanks(page)).toBeVisible();
});

test.describe("on a phone with a keyboard", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("mobile menu: Enter opens it with focus inside, Space opens a section, Enter follows a link", async ({
    page,
  }) => {
    await gotoHydrated(page, "/about");
    await mobileMenuButton(page).focus();
    await press(page, "Enter");
    const dialog = mobileMenu(page);
    await expect(dialog.locator(":focus")).toHaveCount(1);
    const company = dialog.locator("details", { has: page.locator("summary", { hasText: "Company" }) });
    await company.locator("summary").focus();
    await press(page, "Space");
    await expect(company).toHaveAttribute("open", "");
    await expect(dialog.locator("details[open]")).toHaveCount(1);
    await press(page, "Tab", "Tab", "Tab");
    await expect(company.getByRole("link", { name: "Portfolio" })).toBeFocused();
    await press(page, "Enter");
    await expect(page).toHaveURL("/portfolio");
    await expect(dialog).toBeHidden();
  });
});
