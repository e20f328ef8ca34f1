import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

/** Names, prices and buttons by hand from the specification; the plans' order is cheapest first. */
const pages = [
  {
    path: "/services/marketing/seo-smo",
    title: "SEO and SMO",
    anchor: "packages",
    prices: ["$499", "$999", "$2,499"],
    amounts: [499, 999, 2499],
    period: "/month",
    plans: ["seo-local", "seo-growth", "seo-market"],
    buttons: ["Get Started", "Start Free Trial"],
  },
  {
    path: "/services/marketing/orm",
    title: "Online Reputation Management",
    anchor: "plans",
    prices: ["$299", "$799", "$1,999"],
    amounts: [299, 799, 1999],
    period: "/month",
    plans: ["reputation-listen", "reputation-answer", "reputation-defend"],
    buttons: ["Protect My Reputation"],
  },
  {
    path: "/services/marketing/digital-strategy",
    title: "Digital Strategy and Consultancy",
    anchor: "packages",
    prices: ["$2,999", "$7,999", "$19,999"],
    amounts: [2999, 7999, 19_999],
    period: "one-time",
    plans: ["digital-strategy-review", "digital-strategy-roadmap", "digital-strategy-programme"],
    buttons: ["Start Strategy Project"],
  },
  {
    path: "/services/marketing/ppc",
    title: "PPC Services",
    anchor: "packages",
    prices: ["$799", "$1,499", "$2,999"],
    amounts: [799, 1499, 2999],
    period: "/month",
    plans: ["ppc-launch", "ppc-grow", "ppc-scale"],
    buttons: ["Start PPC Campaign"],
  },
];

describe.each(pages)("$path", ({ path, title, anchor, prices, amounts, period, plans, buttons }) => {
  const page = mainOf(path);

  test("has its name, its services and its plans under the specified anchors", () => {
    expect(page.querySelector("h1")?.text).toBe(title);
    expect(page.querySelector("section#services h2")).not.toBeNull();
    expect(linkTargets(page.querySelector("section"))).toContain(`#${anchor}`);
    expect(page.querySelector(`section#${anchor}`)).not.toBeNull();
  });

  test("offers three plans, the middle one popular, each leading to the contact form", () => {
    const cards = cardsOf(page.querySelector(`section#${anchor}`));
    expect(cards).toHaveLength(3);
    expect(cards.map((card) => linkTargets(card))).toEqual(plans.map((id) => [`/contact?plan=${id}`]));
    for (const [index, card] of cards.entries()) {
      expect(card.text).toContain(`${prices[index]}${period}`);
      expect(card.text.includes("Most Popular")).toBe(index === 1);
    }
  });

  test("has its buttons to the contact form", () => {
    expect(contactLabels(page)).toEqual(expect.arrayContaining(buttons));
  });

  test("tells search engines the same prices", () => {
    const { offers } = serviceOf(path);
    expect(offers?.map((offer) => offer.price)).toEqual(amounts);
    expect(offers?.every((offer) => offer.priceCurrency === "USD")).toBe(true);
  });

  test("draws its signature visual with words beside it", () => {
    expect(page.querySelector("section figure figcaption")?.text.length).toBeGreaterThan(20);
  });
});

describe("/services/marketing", () => {
  const page = mainOf("/services/marketing");

  test("has four services, each leading to its page", () => {
    const services = page.querySelectorAll("section#services h3").map((heading) => heading.text);
    expect(services).toEqual([
      "SEO and SMO",
      "Online Reputation Management",
      "Digital Strategy and Consultancy",
      "PPC Services",
    ]);
    expect(new Set(linkTargets(page.querySelector("section#services")))).toEqual(
      new Set(pages.map(({ path }) => path)),
    );
  });

  test("shows all twelve prices, four of them popular", () => {
    const rack = page.querySelector("section#plans");
    expect(new Set(linkTargets(rack))).toEqual(
      new Set(pages.flatMap(({ plans }) => plans.map((id) => `/contact?plan=${id}`))),
    );
    for (const { prices, period } of pages) {
      for (const price of prices) expect(rack?.text).toContain(`${price}${period}`);
    }
    expect(rack?.text.match(/Most Popular/g)).toHaveLength(4);
  });

  test("has a month of four steps and a button to the contact form", () => {
    expect(page.text.match(/Week \d/g)).toEqual(["Week 1", "Week 2", "Week 3", "Week 4"]);
    expect(contactLabels(page)).toContain("Get Started");
  });

  test("marks the funnel as an example", () => {
    expect(page.querySelector("figure figcaption")?.text).toMatch(/^Example: /);
    expect(page.querySelector('figure [role="img"]')?.getAttribute("aria-label")).toContain("48 look for it");
  });
});

test("reputation management promises a crisis response within 24 hours, in the figure and in one plan", () => {
  const page = mainOf("/services/marketing/orm");
  expect(page.querySelector("figure")?.text).toContain("Crisis response within 24 hours");
  const cards = cardsOf(page.querySelector("section#plans"));
  expect(cards.filter((card) => card.text.includes("Crisis response within 24 hours"))).toHaveLength(1);
});

test("PPC shows the recommended ad spend beside the fee, in the figure and on the plans", () => {
  const page = mainOf("/services/marketing/ppc");
  const rows = page.querySelectorAll("figure")[0]?.querySelectorAll("li") ?? [];
  expect(rows.map((row) => row.text.match(/\$[\d,]+\+?/g))).toEqual([
    ["$799", "$2,000"],
    ["$1,499", "$5,000"],
    ["$2,999", "$15,000+"],
  ]);
  const cards = cardsOf(page.querySelector("section#packages"));
  expect(cards.map((card) => card.querySelector("dl")?.text)).toEqual([
    "Ad spend$2,000",
    "Ad spend$5,000",
    "Ad spend$15,000+",
  ]);
});

test("digital strategy shows what each package adds to the one before", () => {
  const figure = mainOf("/services/marketing/digital-strategy").querySelector("section#packages figure");
  expect(figure?.querySelectorAll("li").map((item) => item.text)).toEqual([
    "Review$2,999",
    "Roadmap+ $5,000",
    "Programme+ $12,000",
  ]);
});

function mainOf(path: string): HTMLElement {
  const main = builtPages()
    .find((page) => page.path === path)
    ?.root.querySelector("main");
  if (!main) throw new Error(`${path} is not in the build`);
  return main;
}

/** The plan cards of a section: the items that name a plan. */
function cardsOf(section: HTMLElement | null): HTMLElement[] {
  return section?.querySelectorAll("li").filter((item) => item.querySelector("h3")) ?? [];
}

function linkTargets(element: HTMLElement | null): (string | undefined)[] {
  return element?.querySelectorAll("a").map((link) => link.getAttribute("href")) ?? [];
}

function contactLabels(page: HTMLElement): string[] {
  return page
    .querySelectorAll("a")
    .filter((link) => link.getAttribute("href") === "/contact")
    .map((link) => link.text.trim());
}

interface ServiceData {
  "@type": string;
  offers?: { price: number; priceCurrency: string }[];
}

function serviceOf(path: string): ServiceData {
  const root = builtPages().find((page) => page.path === path)?.root;
  const blocks = root?.querySelectorAll('script[type="application/ld+json"]') ?? [];
  const data = blocks
    .map((block) => JSON.parse(block.rawText) as ServiceData)
    .find((each) => each["@type"] === "Service");
  if (!data) throw new Error(`${path} has no Service data`);
  return data;
}
