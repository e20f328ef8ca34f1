import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

const page = builtPages().find(({ path }) => path === "/services/hosting/vps");
const main = page?.root.querySelector("main") as HTMLElement;
const all = (selector: string) => main.querySelectorAll(selector);
const texts = (selector: string) => all(selector).map((element) => clean(element.text));

test("the breadcrumb leads home, to services, to hosting", () => {
  expect(
    all('nav[aria-label="Breadcrumb"] a').map((link) => [clean(link.text), link.getAttribute("href")]),
  ).toEqual([
    ["Home", "/"],
    ["Services", "/services"],
    ["Hosting", "/services/hosting"],
  ]);
  expect(texts('nav[aria-label="Breadcrumb"] [aria-current="page"]')).toEqual(["VPS Hosting"]);
});

test("the hero leads to the plans and to a custom quote", () => {
  expect(texts("h1")).toEqual(["VPS Hosting"]);
  const hero = all("section")[0];
  expect(hero?.querySelector('a[href="#plans"]')).toBeTruthy();
  expect(clean(hero?.querySelector('a[href="/contact"]')?.text ?? "")).toBe("Get Custom Quote");
});

test("six benefits, two tabs and eight questions, in this order", () => {
  const sections = all("section");
  expect(sections[1]?.querySelectorAll("h3")).toHaveLength(6);
  expect(sections[2]?.getAttribute("id")).toBe("plans");
  expect(sections[3]?.querySelectorAll("details")).toHaveLength(8);
});

test("both panels are in the page, and the custom configuration is chosen", () => {
  expect(all("[role=tab]").map((tab) => [clean(tab.text), tab.getAttribute("aria-selected")])).toEqual([
    ["Pre-configured Plans", "false"],
    ["Custom Configuration", "true"],
  ]);
  const panels = all("[role=tabpanel]");
  expect(panels).toHaveLength(2);
  expect(panels[0]?.text).toContain("Choose Starter");
  expect(panels[1]?.querySelectorAll("input[type=range]")).toHaveLength(3);
});

test.for([
  ["vps-starter", "Starter", "$29", ["2 vCPU", "4 GB", "80 GB SSD", "2 TB"]],
  ["vps-professional", "Professional", "$59", ["4 vCPU", "8 GB", "160 GB SSD", "4 TB", "Weekly backups"]],
  ["vps-enterprise", "Enterprise", "$119", ["8 vCPU", "16 GB", "320 GB SSD", "8 TB", "Daily backups"]],
] as const)("%s is shown as specified", ([id, name, price, specs]) => {
  const card = all("li").find((item) => clean(item.querySelector("h3")?.text ?? "") === name);
  const words = clean(card?.text ?? "");
  expect(words).toContain(price);
  expect(words).toContain("per month");
  for (const spec of specs) expect(words).toContain(spec);
  expect(words.includes("Most Popular")).toBe(name === "Professional");
  expect(card?.querySelector("a")?.getAttribute("href")).toBe(`/contact?plan=${id}`);
});

test("the sliders have the specified ranges and start at 2, 4 and 80", () => {
  const values = ["min", "max", "step", "value"];
  expect(
    all("input[type=range]").map((input) => values.map((name) => Number(input.getAttribute(name)))),
  ).toEqual([
    [1, 16, 1, 2],
    [1, 64, 1, 4],
    [20, 1000, 10, 80],
  ]);
});

test("what the sliders start with costs $102, brings 4 TB and is compared with Starter", () => {
  const custom = clean(all("[role=tabpanel]")[1]?.text ?? "");
  for (const words of ["$102", "$30", "$32", "$40", "4 TB", "Starter gives the same", "$73 less"]) {
    expect(custom).toContain(words);
  }
  expect(all('a[href^="/contact?plan=vps-custom"]').map((link) => link.getAttribute("href"))).toEqual([
    "/contact?plan=vps-custom&amp;cores=2&amp;ram=4&amp;storage=80".replaceAll("&amp;", "&"),
  ]);
});

test("search engines get the three offers and the eight questions of the page", () => {
  const data = (page?.root.querySelectorAll('script[type="application/ld+json"]') ?? []).map(
    (script) => JSON.parse(script.rawText) as StructuredThing,
  );
  expect(data.find((thing) => thing["@type"] === "Service")?.offers?.map((offer) => offer.price)).toEqual([
    29, 59, 119,
  ]);
  expect(data.find((thing) => thing["@type"] === "FAQPage")?.mainEntity?.map(({ name }) => name)).toEqual(
    texts("summary"),
  );
});

test("the closing links lead to the contact form and back to hosting", () => {
  const closing = all("section").at(-1);
  expect(closing?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([
    "/contact",
    "/services/hosting",
  ]);
});

interface StructuredThing {
  "@type": string;
  offers?: { price: number }[];
  mainEntity?: { name: string }[];
}

function clean(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
