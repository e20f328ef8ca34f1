import { expect, test } from "vitest";

import { pages as siteMap } from "../../../app/site-map.ts";
import { builtPages } from "../../support/built-site.ts";

interface Expected {
  path: string;
  title: string;
  /** A word of each specified section's heading, in order. */
  sections: readonly string[];
  /** The four figures of the specification, in order. */
  metrics: readonly string[];
}

const industries: readonly Expected[] = [
  {
    path: "/industries/education",
    title: "Education",
    sections: ["Solutions", "Sector services", "Impact metrics"],
    metrics: ["85%", "60%", "40%", "95%"],
  },
  {
    path: "/industries/healthcare",
    title: "Healthcare",
    sections: ["Solutions", "Services", "Compliance standards", "Impact metrics"],
    metrics: ["50%", "30%", "95%", "100%"],
  },
  {
    path: "/industries/ecommerce",
    title: "E-commerce",
    sections: ["Solutions", "Platforms", "Services", "Impact metrics"],
    metrics: ["250%", "40%", "60%", "99.9%"],
  },
];

test.for(industries)("$path has its title and its sections in order", ({ path, title, sections }) => {
  const main = mainOf(path);
  expect(textsOf(main, "h1")).toEqual([title]);
  const headings = textsOf(main, "section h2").slice(0, sections.length);
  for (const [index, name] of sections.entries()) expect(headings[index]).toContain(name);
  for (const name of sections)
    expect(sectionOf(path, name).querySelectorAll("h3, h4, dt, th").length).toBeGreaterThan(3);
});

test.for(industries)(
  "$path shows its four metrics, each with a title and a description",
  ({ path, metrics }) => {
    const groups = sectionOf(path, "Impact metrics").querySelectorAll("dl > div");
    expect(groups.map((group) => clean(group.querySelector("dd")?.text ?? ""))).toEqual(metrics);
    for (const group of groups) expect(clean(group.text).length).toBeGreaterThan(40);
  },
);

test.for(industries)("$path has a drawing with a caption that calls it an example", ({ path }) => {
  const hero = mainOf(path).querySelector("section");
  expect(hero?.querySelectorAll("figure svg").length).toBeGreaterThan(0);
  expect(clean(hero?.querySelector("figcaption")?.text ?? "")).toMatch(/^Example: /);
});

test.for(industries)("$path leads to services that exist, and ends at the contact form", ({ path }) => {
  const main = mainOf(path);
  const known = new Set(siteMap.map((page) => page.path));
  const services = hrefsOf(main, "section a").filter((href) => href.startsWith("/services/"));
  expect(new Set(services).size).toBeGreaterThanOrEqual(6);
  expect(services.filter((href) => !known.has(href))).toEqual([]);
  const sections = main.querySelectorAll("section");
  expect(sections[0]?.querySelectorAll('a[href="/contact"]')).toHaveLength(2);
  expect(sections.at(-1)?.querySelector("a")?.getAttribute("href")).toBe("/contact");
});

test("healthcare names each compliance standard with its description", () => {
  const rows = sectionOf("/industries/healthcare", "Compliance standards").querySelectorAll("tbody tr");
  expect(rows.map((row) => clean(row.querySelector("th span")?.text ?? ""))).toEqual([
    "HIPAA",
    "GDPR",
    "DPDP Act",
    "ISO 27001",
    "SOC 2",
    "HL7 FHIR",
  ]);
  for (const row of rows) expect(clean(row.querySelector("td")?.text ?? "").length).toBeGreaterThan(40);
});

test("the record of the healthcare page hides its parts from those who may not see them", () => {
  const panels = mainOf("/industries/healthcare").querySelectorAll("[role=tabpanel]");
  expect(panels).toHaveLength(4);
  const [desk, , doctor, billing] = panels.map((panel) => clean(panel.text));
  expect(desk).toContain("Tuesday, 10:40");
  expect(desk).not.toContain("Mild asthma");
  expect(doctor).toContain("Mild asthma");
  expect(doctor).not.toContain("Three sessions");
  expect(billing).not.toContain("Salbutamol");
});

test("each e-commerce platform has a description, technologies and what it is best for", () => {
  const platforms = sectionOf("/industries/ecommerce", "Platforms").querySelectorAll("li:has(h3)");
  expect(platforms.map((item) => clean(item.querySelector("h3")?.text ?? ""))).toEqual([
    "Shopify",
    "BigCommerce",
    "WooCommerce",
    "Adobe Commerce",
    "Headless",
  ]);
  for (const item of platforms) {
    expect(item.querySelector("p")?.text.length).toBeGreaterThan(40);
    expect(item.querySelectorAll('[aria-label="Technologies"] li').length).toBeGreaterThan(2);
    expect(clean(item.text)).toMatch(/Best for ?\S{2}/);
  }
});

test("the parent introduces the six industries in the order of the site map", () => {
  const hero = mainOf("/industries").querySelector("section");
  const links = hrefsOf(hero, "figure a");
  expect(links).toEqual([
    "/industries/education",
    "/industries/healthcare",
    "/industries/ecommerce",
    "/industries/gaming",
    "/industries/manufacturing",
    "/industries/fintech",
  ]);
  expect(
    mainOf("/industries").querySelectorAll("section").at(-1)?.querySelector("a")?.getAttribute("href"),
  ).toBe("/contact");
});

type Element = ReturnType<typeof mainOf>;

function mainOf(path: string) {
  const main = builtPages()
    .find((page) => page.path === path)
    ?.root.querySelector("main");
  if (!main) throw new Error(`${path} was not built, or has no main`);
  return main;
}

/** The section whose heading contains a name. */
function sectionOf(path: string, name: string): Element {
  const section = mainOf(path)
    .querySelectorAll("section")
    .find((each) => clean(each.querySelector("h2")?.text ?? "").includes(name));
  if (!section) throw new Error(`${path} has no section "${name}"`);
  return section;
}

function textsOf(element: Element, selector: string): string[] {
  return element.querySelectorAll(selector).map((each) => clean(each.text));
}

function hrefsOf(element: Element | null, selector: string): string[] {
  return element?.querySelectorAll(selector).map((link) => link.getAttribute("href") ?? "") ?? [];
}

function clean(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll(/\s+/g, " ").trim();
}
