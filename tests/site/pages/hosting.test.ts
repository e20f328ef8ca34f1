import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

/** What the specification says of the hosting pages but the VPS, written out by hand. */
const faqPages = ["cloud", "dedicated", "domains"];

describe.each([
  ["/services/hosting/cloud", "Cloud Hosting"],
  ["/services/hosting/dedicated", "Dedicated Servers"],
  ["/services/hosting/domains", "Domains"],
  ["/services/hosting/shared", "Shared Hosting"],
])("%s", (path, name) => {
  test("has the breadcrumb Home > Services > Hosting > the page", () => {
    const crumbs = page(path).querySelectorAll('nav[aria-label="Breadcrumb"] li');
    expect(crumbs.map((crumb) => crumb.text)).toEqual(["Home", "Services", "Hosting", name]);
    expect(crumbs.map((crumb) => crumb.querySelector("a")?.getAttribute("href"))).toEqual([
      "/",
      "/services",
      "/services/hosting",
      undefined,
    ]);
  });
});

describe.each(faqPages)("/services/hosting/%s", (name) => {
  const path = `/services/hosting/${name}`;

  test("has eight questions, each with its answer in the HTML and in the structured data", () => {
    const entries = page(path).querySelectorAll("main details");
    expect(entries).toHaveLength(8);
    const data = structured(path, "FAQPage") as { mainEntity: Question[] };
    expect(
      data.mainEntity.map(({ name: question, acceptedAnswer }) => [question, acceptedAnswer.text]),
    ).toEqual(entries.map((entry) => [entry.querySelector("summary")?.text, entry.querySelector("p")?.text]));
  });

  test("closes with links to /contact and /services/hosting", () => {
    expect(closingLinks(path).map(([, to]) => to)).toEqual(["/contact", "/services/hosting"]);
  });
});

test("/services/hosting: four products with their starting prices, and shared hosting in reach", () => {
  const lanes = section("/services/hosting", "Four products, and what each is for").querySelectorAll(
    "ul > li",
  );
  const products = lanes.filter((lane) => lane.querySelector("h3"));
  expect(
    products.map((lane) => [
      lane.querySelector("a")?.getAttribute("href"),
      lane.text
        .match(/from(\$[\d.]+)\/(\w+)/)
        ?.slice(1)
        .join("/"),
    ]),
  ).toEqual([
    ["/services/hosting/vps", "$29/month"],
    ["/services/hosting/dedicated", "$199/month"],
    ["/services/hosting/cloud", "$0.05/hour"],
    ["/services/hosting/domains", "$12/year"],
  ]);
  for (const lane of products) expect(lane.querySelectorAll("li").length).toBeGreaterThanOrEqual(3);
  expect(page("/services/hosting").querySelector('main a[href="/services/hosting/shared"]')).not.toBeNull();
});

test("/services/hosting: IaaS and PaaS, hardware, data centres by region and their features", () => {
  const models = page("/services/hosting")
    .querySelectorAll("h3")
    .map((heading) => heading.text);
  expect(models).toEqual(
    expect.arrayContaining(["IaaSInfrastructure as a Service", "PaaSPlatform as a Service"]),
  );
  expect(section("/services/hosting", "Enterprise hardware, lid off").querySelectorAll("dt")).toHaveLength(6);

  const centres = section("/services/hosting", "Put the server near the people who wait for it");
  const [regions, features] = centres.querySelectorAll("dl");
  expect(
    regions
      ?.querySelectorAll("div")
      .map((row) => [row.querySelector("dt")?.text, row.querySelector("dd")?.text]),
  ).toEqual([
    ["North America", "15"],
    ["Europe", "12"],
    ["Asia Pacific", "10"],
    ["Latin America", "6"],
  ]);
  expect(features?.querySelectorAll("dt")).toHaveLength(6);
  expect(centres.querySelector('[role="img"]')?.getAttribute("aria-label")).toContain(
    "15 in North America, 12 in Europe, 10 in Asia Pacific, 6 in Latin America",
  );
});

test("shared hosting: hero, four benefits, three plans, and what fits in each", () => {
  const path = "/services/hosting/shared";
  expect(heroLinks(path)).toEqual([
    ["View Hosting Plans", "#plans"],
    ["Get Free Trial", "/contact"],
  ]);
  expect(section(path, "A shared server,\nnot a shared fate").querySelectorAll("h3")).toHaveLength(4);
  expect(planLinks(path)).toEqual([
    "/contact?plan=shared-starter",
    "/contact?plan=shared-business",
    "/contact?plan=shared-professional",
  ]);
  expect(badges(path)).toEqual(["Business"]);
  const rows = page(path).querySelectorAll("main table tbody tr");
  expect(rows.map((row) => row.querySelectorAll("strong").map((figure) => figure.text))).toEqual([
    ["1", "10", "Unlimited"],
    ["10", "50", "100"],
    ["5", "25", "100"],
    ["2", "10", "25"],
  ]);
  expect(closingLinks(path).map(([, to]) => to)).toEqual(["/contact"]);
});

test("cloud hosting: hero, six benefits, three hourly plans with their estimates, claims, closing", () => {
  const path = "/services/hosting/cloud";
  expect(heroLinks(path)).toEqual([
    ["View Cloud Plans", "#plans"],
    ["Free Migration", "/contact"],
  ]);
  expect(section(path, "The meter stops when you do").querySelectorAll("h3")).toHaveLength(6);
  const plans = page(path).querySelector("#plans")?.text ?? "";
  for (const price of ["$0.05per hour", "$0.12per hour", "$0.25per hour"]) expect(plans).toContain(price);
  for (const month of [36, 86, 180]) expect(plans).toContain(`About $${month} a month`);
  expect(planLinks(path)).toEqual([
    "/contact?plan=cloud-hosting-starter",
    "/contact?plan=cloud-hosting-professional",
    "/contact?plan=cloud-hosting-enterprise",
  ]);
  expect(badges(path)).toEqual(["Professional"]);
  const answers = page(path)
    .querySelectorAll("main details p")
    .map((answer) => answer.text)
    .join(" ");
  for (const claim of [/Daily, with a retention of 30 days/, /no minimum commitment/, /99\.9% uptime/]) {
    expect(answers).toMatch(claim);
  }
  expect(closingLinks(path)).toEqual([
    ["Start Free Trial", "/contact"],
    ["Compare All Plans", "/services/hosting"],
  ]);
});

test("dedicated servers: hero, six benefits, the same three plans as a table and as cards", () => {
  const path = "/services/hosting/dedicated";
  expect(heroLinks(path).map(([, to]) => to)).toEqual(["#plans", "/contact"]);
  expect(section(path, "What a whole machine changes").querySelectorAll("h3")).toHaveLength(6);
  const links = ["essential", "performance", "enterprise"].map((plan) => `/contact?plan=dedicated-${plan}`);
  expect(planLinks(path)).toEqual([...links, ...links]);
  for (const view of ["#plans table", "#plans ul"]) {
    const text = page(path).querySelector(view)?.text ?? "";
    for (const figure of ["$199", "$399", "$799", "32 GB", "64 GB", "128 GB"]) expect(text).toContain(figure);
    for (const figure of ["2 × 1 TB SATA", "2 × 500 GB NVMe", "4 × 1 TB NVMe"])
      expect(text).toContain(figure);
    for (const figure of ["100 Mbps", "1 Gbps", "10 Gbps"]) expect(text).toContain(figure);
    expect(text.match(/Configure/g)).toHaveLength(3);
    expect(text.match(/Most Popular/g)).toHaveLength(1);
  }
});

test("domains: hero with search, four solutions, eight extensions, four management features", () => {
  const path = "/services/hosting/domains";
  expect(heroLinks(path)).toEqual([
    ["View Pricing", "#pricing"],
    ["Transfer Domain", "/contact"],
  ]);
  const form = page(path).querySelector("main form");
  expect(form?.querySelector("input")?.getAttribute("placeholder")).toBe("Enter your domain name");
  expect(form?.querySelector("button")?.text).toBe("Search");
  const solutions = section(path, "Get one, bring one,\nkeep them together");
  expect(solutions.querySelectorAll("h3")).toHaveLength(4);
  expect(section(path, "A name is small. Losing it is not.").querySelectorAll("dt")).toHaveLength(4);

  const rows = page(path)
    .querySelectorAll("#pricing tbody tr")
    .filter((row) => row.querySelector("th"));
  expect(
    rows.map((row) =>
      row
        .querySelectorAll("th, td")
        .slice(0, 4)
        .map((cell) => cell.text),
    ),
  ).toEqual([
    [".comPopular", "$12.99", "$14.99", "$42.97"],
    [".net", "$14.99", "$16.99", "$48.97"],
    [".org", "$13.99", "$15.99", "$45.97"],
    [".ioPopular", "$49.99", "$59.99", "$169.97"],
    [".co", "$29.99", "$34.99", "$99.97"],
    [".techPopular", "$19.99", "$24.99", "$69.97"],
    [".online", "$9.99", "$39.99", "$89.97"],
    [".store", "$19.99", "$59.99", "$139.97"],
  ]);
  const answers = page(path)
    .querySelectorAll("main details p")
    .map((answer) => answer.text)
    .join(" ");
  for (const claim of [
    /takes 5-7 days/,
    /free one-year extension/,
    /discount for 10 or more/,
    /\$5\/month/,
  ]) {
    expect(answers).toMatch(claim);
  }
});

test.each([
  ["/services/hosting", [29, 199, 0.05, 12]],
  ["/services/hosting/shared", [4.99, 9.99, 19.99]],
  ["/services/hosting/cloud", [0.05, 0.12, 0.25]],
  ["/services/hosting/dedicated", [199, 399, 799]],
  ["/services/hosting/domains", [12.99, 14.99, 13.99, 49.99, 29.99, 19.99, 9.99, 19.99]],
])("%s offers its prices in dollars to search engines", (path, prices) => {
  const { offers } = structured(path, "Service") as { offers: { price: number; priceCurrency: string }[] };
  expect(offers.map((offer) => offer.price)).toEqual(prices);
  expect(new Set(offers.map((offer) => offer.priceCurrency))).toEqual(new Set(["USD"]));
});

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

function page(path: string): HTMLElement {
  const found = builtPages().find((each) => each.path === path);
  if (!found) throw new Error(`no page at ${path}`);
  return found.root;
}

function section(path: string, heading: string): HTMLElement {
  const found = page(path)
    .querySelectorAll("main section")
    .find((each) => each.querySelector("h2")?.text === heading);
  if (!found) throw new Error(`no section "${heading}" on ${path}`);
  return found;
}

function structured(path: string, type: string): unknown {
  return page(path)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as { "@type": string })
    .find((data) => data["@type"] === type);
}

/** The two buttons of the hero; what else stands in it is the page's figure. */
function heroLinks(path: string): [string, string][] {
  const actions = page(path).querySelector("main h1 ~ .flex, main h1 ~ div .flex");
  return (actions?.querySelectorAll("a") ?? []).map(words);
}

function closingLinks(path: string): [string, string][] {
  return (page(path).querySelectorAll("main section").at(-1)?.querySelectorAll("a") ?? []).map(words);
}

function words(link: HTMLElement): [string, string] {
  return [link.text, link.getAttribute("href") ?? ""];
}

function planLinks(path: string): string[] {
  return page(path)
    .querySelectorAll('#plans a[href^="/contact"]')
    .map((link) => link.getAttribute("href") ?? "");
}

function badges(path: string): string[] {
  return page(path)
    .querySelectorAll("#plans ul > li")
    .filter((card) => card.text.includes("Most Popular"))
    .map((card) => card.querySelector("h3")?.text ?? "");
}
