import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { frame } from "../facts/core.ts";
import { linksIn, pageAt } from "../support/page-parts.ts";
import { textOf } from "../support/says.ts";

// Header and footer are the same on every page: tests/built/markup.test.ts.
const { root } = pageAt("/about");
const header = root.querySelector("body > header");
const footer = root.querySelector("body > footer");
const menus = header?.querySelectorAll('nav[aria-label="Main"] > details') ?? [];

test("the top bar has a phone number, an email address, contact and account links", () => {
  const links = linksIn(header?.querySelector("[data-top-bar]") ?? undefined);
  expect(links.map(([, to]) => to)).toEqual(
    expect.arrayContaining([
      `tel:${identity.phones.sales.replaceAll(" ", "")}`,
      `mailto:${identity.emails.general}`,
    ]),
  );
  for (const link of frame.topBar) expect(links).toContainEqual(link);
});

test("the menus have their names, and mega-menus four categories and the button to start", () => {
  expect(menus.map((menu) => textOf(menu.querySelector("summary")))).toEqual(
    frame.menus.map(([name]) => name),
  );
  const [button, target] = frame.megaMenuButton;
  for (const [index, [name, categories]] of frame.menus.entries()) {
    const menu = menus[index];
    // A category is a link above the list of its pages.
    const found = menu?.querySelectorAll("a + ul") ?? [];
    expect({ name, categories: found.length }).toEqual({ name, categories });
    const links = linksIn(menu);
    expect(links.length).toBeGreaterThan(2);
    expect(links.some(([label, to]) => label === button && to === target)).toBe(categories > 0);
  }
  const besideMenus = header
    ?.querySelectorAll("a")
    .filter((link) => !link.closest("[data-top-bar], dialog, details"));
  expect(besideMenus?.map((link) => [textOf(link), link.getAttribute("href")])).toContainEqual(
    frame.topBar[0],
  );
});

test("the footer has the newsletter, columns of links, the legal pages and the year of the copyright", () => {
  const targets = linksIn(footer ?? undefined).map(([, to]) => to);
  expect(frame.footerLinks.filter((path) => !targets.includes(path))).toEqual([]);
  expect(footer?.querySelector('form input[type="email"]')).not.toBeNull();
  expect(footer?.querySelectorAll("nav h2").length).toBeGreaterThan(3);
  expect(textOf(footer)).toMatch(new RegExp(`© ${frame.copyrightYear}\\b`));
});
