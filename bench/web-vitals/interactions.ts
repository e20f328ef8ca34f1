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
  /** HTML to measure in place of a page of ours: what the browser alone takes for the same. */
  bare?: string;
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
  {
    name: "reference: a bare dialog",
    path: "",
    phone: true,
    touch: true,
    bare: bareDialog(800),
    act: (page) => page.getByRole("button", { name: "Open" }),
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

export interface Navigation {
  to: string;
  /** The link to it on the page that one leaves, brought into view. */
  findLink: (page: Page) => Promise<Locator>;
}

/** To a light page by the menu, and to those that visitors want most, which are large. */
export const navigations: readonly Navigation[] = [
  {
    to: "/services/cloud/finops",
    findLink: async (page) => {
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.locator("summary").first().click();
      return menu.getByRole("link", { name: "FinOps" });
    },
  },
  { to: "/pricing", findLink: inFooter("Pricing") },
  { to: "/contact", findLink: inFooter("Contact") },
  { to: "/blog", findLink: inFooter("Blog") },
];

function inFooter(name: string): Navigation["findLink"] {
  return async (page) => page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first();
}

/** A modal dialog over as many elements as our pages have, without a style sheet or a script. */
function bareDialog(elements: number): string {
  const twoElements = '<li><a href="#">A link</a></li>';
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>Reference</title>
    <button command="show-modal" commandfor="menu">Open</button>
    <dialog id="menu"><ul>${twoElements.repeat(elements / 10)}</ul></dialog><ul>${twoElements.repeat(elements / 2)}</ul>`;
}

async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("searchbox");
  await field.pressSequentially("hosting v");
  await page.getByRole("dialog", { name: "Search" }).locator("ol").getByRole("link").first().waitFor();
  await field.press("Backspace");
  await page.waitForTimeout(1000);
}
