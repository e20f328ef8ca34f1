import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

describe("/services/cloud", () => {
  const page = main("/services/cloud");

  test("has the specified title and sections, in order", () => {
    expect(textOf(page.querySelector("h1"))).toBe("Managed Cloud Services");
    expect(headings(page, "h2").slice(0, 4)).toEqual([
      "Key Benefits, drawn to scale",
      "Three platforms, one set of habits",
      "Four areas of work, one team",
      "Four steps, and again",
    ]);
  });

  test("states the three claims", () => {
    expect(headings(section(page, "Key Benefits"), "h3").slice(0, 3)).toEqual([
      "Under 15 minResponse",
      "99.7%Detection",
      "Up to 40%Cost reduction",
    ]);
  });

  test("has three platforms, four service areas and the four steps", () => {
    expect(headings(section(page, "Three platforms"), "h3")).toEqual([
      "Amazon Web Services",
      "Microsoft Azure",
      "Google Cloud",
    ]);
    const areas = section(page, "Four areas");
    expect(headings(areas, "h3")).toHaveLength(4);
    expect(headings(areas, "h4")).toEqual(Array.from({ length: 4 }, () => "Technologies"));
    expect(headings(section(page, "Four steps"), "h3")).toEqual([
      "Assessment",
      "Strategy",
      "Migration",
      "Optimization",
    ]);
  });

  test("shows who looks after each of ten layers in four arrangements", () => {
    const table = page.querySelector("table");
    expect(table?.querySelectorAll("tbody tr")).toHaveLength(10);
    expect(table?.querySelectorAll("tbody tr:first-child td").map(textOf)).toEqual([
      "You",
      "You",
      "You",
      "You",
    ]);
    expect(table?.querySelectorAll("tfoot td").map(textOf)).toEqual(["10", "1½", "1½", "1½"]);
  });
});

describe("/services/cloud/aws", () => {
  const page = main("/services/cloud/aws");

  test("has its title and a landing zone of fourteen accounts", () => {
    expect(textOf(page.querySelector("h1"))).toBe("AWS Management");
    const figure = page.querySelector("figure");
    expect(figure?.querySelectorAll("h3").map(textOf)).toEqual([
      "Management account",
      "Guardrails on every account",
      "Security2 accounts",
      "Infrastructure3 accounts",
      "Workloads6 accounts",
      "Sandbox2 accounts",
    ]);
    expect(textOf(figure?.querySelector("figcaption"))).toMatch(/^Example: a landing zone of 14 accounts/);
  });

  test("has six kinds of work and four steps of hand-over with activities", () => {
    expect(headings(section(page, "What we run"), "h3")).toHaveLength(6);
    const steps = section(page, "Keys change hands").querySelectorAll("ol > li");
    expect(steps).toHaveLength(4);
    for (const step of steps) expect(step.querySelectorAll("ul:last-child li")).toHaveLength(3);
  });
});

describe("/services/cloud/migration", () => {
  const page = main("/services/cloud/migration");

  test("has the three strategies with timeline and complexity", () => {
    expect(textOf(page.querySelector("h1"))).toBe("Cloud Migration and Optimization");
    const rows = page.querySelectorAll("figure > ul > li");
    const facts = rows.map((row) => [
      textOf(row.querySelector("h3")),
      row.querySelector("svg[role=img]")?.getAttribute("aria-label")?.split(".")[0],
      /(Low|Medium|High) complexity/.exec(row.text)?.[0],
    ]);
    expect(facts).toEqual([
      ["Lift and shift", "Lift and shift: 2 to 4 weeks", "Low complexity"],
      ["Re-platforming", "Re-platforming: 4 to 8 weeks", "Medium complexity"],
      ["Re-architecting", "Re-architecting: 8 to 16 weeks", "High complexity"],
    ]);
    const drawn = rows.map((row) => textOf(row.querySelector("svg text")));
    expect(drawn).toEqual(["2–4weeks", "4–8weeks", "8–16weeks"]);
  });

  test("compares what changes in the columns of those strategies", () => {
    const table = section(page, "What changes").querySelector("table");
    expect(table?.querySelectorAll("thead th").map(textOf)).toEqual([
      "Layer",
      "Lift and shift",
      "Re-platforming",
      "Re-architecting",
    ]);
  });

  test("goes in five steps and ends with optimization", () => {
    const titles = headings(section(page, "Five steps"), "h3");
    expect(titles).toHaveLength(5);
    expect(titles.at(-1)).toBe("Optimize");
    expect(headings(section(page, "The move is over"), "h3")).toHaveLength(6);
  });
});

describe("/services/cloud/support", () => {
  const page = main("/services/cloud/support");

  test("draws the ladder of response times", () => {
    expect(textOf(page.querySelector("h1"))).toBe("24/7 Cloud Support");
    const ladders = page
      .querySelectorAll("section:first-child figure li p")
      .map((words) => words.querySelectorAll("span").map(textOf));
    expect(ladders).toEqual([
      ["4 hours", "Essential", "business hours"],
      ["1 hour", "Professional", "24/7"],
      ["15 minutes", "Enterprise", "24/7/365"],
    ]);
  });

  test("offers the three plans at #plans, the middle one popular", () => {
    const cards = page.querySelectorAll("#plans > div > ul > li");
    const facts = cards.map((card) => ({
      name: textOf(card.querySelector("h3")),
      price: textOf(card.querySelector("p")),
      popular: card.text.includes("Most Popular"),
      link: card.querySelector("a")?.getAttribute("href"),
    }));
    expect(facts).toEqual([
      {
        name: "Essential",
        price: "$299/month",
        popular: false,
        link: "/contact?plan=cloud-support-essential",
      },
      {
        name: "Professional",
        price: "$799/month",
        popular: true,
        link: "/contact?plan=cloud-support-professional",
      },
      { name: "Enterprise", price: "Custom", popular: false, link: "/contact?plan=cloud-support-enterprise" },
    ]);
    expect(cards.map((card) => card.querySelectorAll("ul li").slice(0, 2).map(textOf))).toEqual([
      ["Response within 4 hours", "Engineers on shift: business hours"],
      ["Response within 1 hour", "Engineers on shift: 24/7"],
      ["Response within 15 minutes", "Engineers on shift: 24/7/365"],
    ]);
  });

  test("offers the priced plans to search engines", () => {
    expect(serviceData("/services/cloud/support").offers).toMatchObject([
      { name: "Essential", price: 299, priceCurrency: "USD" },
      { name: "Professional", price: 799, priceCurrency: "USD" },
    ]);
  });
});

describe("/services/cloud/finops", () => {
  const page = main("/services/cloud/finops");

  test("claims savings of 20–40% and draws them as an example", () => {
    expect(textOf(page.querySelector("h1"))).toBe("FinOps Services");
    const figure = page.querySelector("figure");
    expect(figure?.text).toContain("20–40%");
    expect(textOf(figure?.querySelector("figcaption"))).toMatch(/^Example: /);
  });

  test("adds up its example bill to 100 per cent", () => {
    const shares = section(page, "Your bill")
      .querySelectorAll("tbody tr")
      .map((row) => Number.parseInt(textOf(row.querySelector("td .sr-only")), 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  test("tells success stories with industry, challenge, solution and result", () => {
    const stories = section(page, "Success stories").querySelectorAll("div > ul > li");
    expect(stories).toHaveLength(3);
    for (const story of stories) {
      expect(textOf(story.querySelector("h3"))).not.toBe("");
      expect(story.querySelectorAll("dt").map(textOf)).toEqual(["Challenge", "Solution", "Result"]);
    }
  });
});

test.for([
  ["/services/cloud", "Managed Cloud Services"],
  ["/services/cloud/aws", "AWS Management"],
  ["/services/cloud/migration", "Cloud Migration and Optimization"],
  ["/services/cloud/support", "24/7 Cloud Support"],
  ["/services/cloud/finops", "FinOps Services"],
] as const)("%s leads to /contact from hero and closing banner and names its service", ([path, name]) => {
  const sections = main(path).querySelectorAll("section");
  const hero = linksOf(sections.at(0));
  expect(hero.filter((href) => href === "/contact" || href === "#plans")).toHaveLength(2);
  expect(linksOf(sections.at(-1))).toContain("/contact");
  expect(serviceData(path)).toMatchObject({ "@type": "Service", name });
});

function main(path: string): HTMLElement {
  const found = builtPages()
    .find((page) => page.path === path)
    ?.root.querySelector("main");
  if (!found) throw new Error(`${path} is not built`);
  return found;
}

/** The section whose heading starts with these words. */
function section(page: HTMLElement, words: string): HTMLElement {
  const found = page
    .querySelectorAll("section")
    .find((each) => textOf(each.querySelector("h2")).startsWith(words));
  if (!found) throw new Error(`No section "${words}"`);
  return found;
}

function headings(within: HTMLElement, level: "h2" | "h3" | "h4"): string[] {
  return within.querySelectorAll(level).map(textOf);
}

function linksOf(within: HTMLElement | undefined): string[] {
  return (within?.querySelectorAll("a") ?? []).map((link) => link.getAttribute("href") ?? "");
}

function textOf(element: HTMLElement | null | undefined): string {
  return (element?.text ?? "").replaceAll(/\s+/g, " ").trim();
}

function serviceData(path: string): { "@type"?: string; name?: string; offers?: unknown[] } {
  const blocks = builtPages()
    .find((page) => page.path === path)
    ?.root.querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as { "@type"?: string });
  return blocks?.find((block) => block["@type"] === "Service") ?? {};
}
