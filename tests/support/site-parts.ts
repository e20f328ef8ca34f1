import type { Locator, Page } from "@playwright/test";

// The parts of the site that several specs look for, each by its role and its name.

export const mainMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

export const menuOpener = (page: Page, label: string): Locator =>
  mainMenu(page).locator("summary", { hasText: label });

export const mobileMenuButton = (page: Page): Locator => page.getByRole("button", { name: "Open menu" });

export const mobileMenu = (page: Page): Locator => page.getByRole("dialog", { name: "Menu" });

export const themeToggle = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Switch between light and dark" });

export const searchButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Search", exact: true });

export const searchDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });

/** The slide of the home page's carousel that is shown, from the moment it is chosen. */
export const slideInView = (page: Page): Locator =>
  page.locator('[aria-roledescription="slide"]:not(.invisible)');

export const newsletterField = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" }).getByRole("textbox");

export const newsletterThanks = (page: Page): Locator =>
  page.getByRole("status").filter({ hasText: "Thank you for subscribing!" });

export const contactForm = (page: Page): Locator => page.getByRole("form", { name: "Send Us a Message" });

/** The answer to the contact form's sum. */
export async function answerToCheck(page: Page): Promise<string> {
  const question = await contactForm(page)
    .getByText(/^Security check: what is/)
    .textContent();
  const [first = 0, second = 0] = question?.match(/\d+/g)?.map(Number) ?? [];
  return String(first + second);
}
