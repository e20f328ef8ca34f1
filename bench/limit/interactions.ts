import type { Locator, Page } from "@playwright/test";

export interface Interaction {
  name: string;
  path: string;
  /** Brings the page to where the visitor acts. */
  prepare?: (page: Page) => Promise<void>;
  /** What is clicked, or the key that is pressed. */
  act: ((page: Page) => Locator) | { key: string };
  phone?: boolean;
  /** By a finger instead of a mouse: menus open under a mouse before it is pressed. */
  touch?: boolean;
}

/** What visitors do, one of each kind. */
export const interactions: readonly Interaction[] = [
  {
    name: "menu",
    path: "/about",
    touch: true,
    act: (page) => page.getByRole("navigation", { name: "Main" }).locator("summary").first(),
  },
  {
    name: "mobile menu",
    path: "/about",
    phone: true,
    touch: true,
    act: (page) => page.getByRole("button", { name: "Open menu" }),
  },
  { name: "carousel", path: "/", act: (page) => page.getByRole("button", { name: "Next slide" }) },
  {
    name: "tabs",
    path: "/services/hosting/vps",
    act: (page) => page.getByRole("tab", { name: "Pre-configured Plans" }),
  },
  {
    name: "slider",
    path: "/services/hosting/vps",
    prepare: (page) => page.getByRole("tabpanel").getByRole("slider").first().focus(),
    act: { key: "ArrowRight" },
  },
  {
    name: "filter",
    path: "/portfolio",
    act: (page) =>
      page.getByRole("group", { name: "Filter projects by category" }).getByRole("button").nth(1),
  },
  {
    name: "search: open",
    path: "/about",
    act: (page) => page.getByRole("banner").getByRole("button", { name: "Search", exact: true }),
  },
  {
    name: "search: a key",
    path: "/about",
    prepare: openSearch,
    act: { key: "s" },
  },
  {
    name: "form submit",
    path: "/contact",
    act: (page) =>
      page.getByRole("form", { name: "Send Us a Message" }).getByRole("button", { name: "Send Message" }),
  },
];

async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("searchbox");
  await field.pressSequentially("hosting v");
  await page.getByRole("dialog", { name: "Search" }).locator("ol").getByRole("link").first().waitFor();
  await field.press("Backspace");
  await page.waitForTimeout(1000);
}
