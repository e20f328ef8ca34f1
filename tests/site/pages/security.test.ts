import { describe, expect, it } from "vitest";

import { addressedPages, type BuiltPage } from "../../support/built-site.ts";

/** Figures and labels here are written by hand from the specification, not taken from the code. */
describe("SSL certificates", () => {
  const page = pageAt("/services/security/ssl");

  it("has the three certificates with price, validation time and warranty", () => {
    expect(planCards(page, "certificates")).toEqual([
      { name: "Domain Validated", price: "$29", period: "/year", popular: false },
      { name: "Organization Validated", price: "$89", period: "/year", popular: true },
      { name: "Extended Validation", price: "$199", period: "/year", popular: false },
    ]);
    const [domain, organization, extended] = cardTexts(page, "certificates");
    expect(domain).toMatch(/\$10,000.*Issued in minutes/);
    expect(organization).toMatch(/\$100,000.*Issued in 1–3 days/);
    expect(extended).toMatch(/\$1,000,000.*Issued in 3–7 days/);
  });

  it("draws the three levels of validation with their figures", () => {
    const levels = textOf(page, "main > section:first-child figure");
    for (const figure of ["minutes", "1–3 days", "3–7 days", "$10,000", "$100,000", "$1,000,000"]) {
      expect(levels).toContain(figure);
    }
    expect([...levels.matchAll(/(\d) of 5 checks/g)].map((match) => match[1])).toEqual(["1", "3", "5"]);
  });

  it("names certificate types with what they are used for", () => {
    const types = section(page, "Certificate types");
    expect(headings(types)).toEqual([
      "Single Domain",
      "Wildcard",
      "Multi-Domain (SAN)",
      "Multi-Domain Wildcard",
    ]);
    expect(types.textContent.match(/Use it for: /g)).toHaveLength(4);
  });

  it("leads from the hero to the certificates and to the contact page", () => {
    expect(heroActions(page)).toEqual([
      ["View Certificates", "#certificates"],
      ["Get Certificate", "/contact"],
    ]);
    expect(closingActions(page)).toEqual([["Get Certificate", "/contact"]]);
  });
});

describe("website security and WAF", () => {
  const page = pageAt("/services/security/website-waf");

  it("has three plans for 1, 5 and unlimited sites", () => {
    expect(planCards(page, "plans").map(({ price, period, popular }) => [price, period, popular])).toEqual([
      ["$19", "/month", false],
      ["$49", "/month", true],
      ["$149", "/month", false],
    ]);
    const [one, five, all] = cardTexts(page, "plans");
    expect(one).toContain("1 website");
    expect(five).toContain("5 websites");
    expect(all).toContain("Unlimited websites");
  });

  it("shows each request with the gate that stops it, or that it passes", () => {
    const outcomes = page.root
      .querySelectorAll("main > section:first-child figure li")
      .map((item) => item.querySelector("strong")?.textContent);
    expect(outcomes).toHaveLength(9);
    expect(outcomes.filter((outcome) => outcome === "Passes:")).toHaveLength(3);
  });

  it("uses both of its button labels", () => {
    expect(heroActions(page)).toEqual([
      ["View Protection Plans", "#plans"],
      ["Secure My Website", "/contact"],
    ]);
    expect(closingActions(page)).toEqual([["Activate Protection", "/contact"]]);
  });
});

describe("penetration testing and vulnerability scanning", () => {
  const page = pageAt("/services/security/penetration-vulnerability");

  it("has the three plans with price and duration", () => {
    expect(planCards(page, "plans")).toEqual([
      { name: "Vulnerability Assessment", price: "$2,999", period: "one-time", popular: false },
      { name: "Penetration Testing", price: "$7,999", period: "one-time", popular: true },
      { name: "Continuous Security", price: "$1,999", period: "/month", popular: false },
    ]);
    const [assessment, test] = cardTexts(page, "plans");
    expect(assessment).toContain("Duration: 1–2 weeks");
    expect(test).toContain("Duration: 2–4 weeks");
  });

  it("has the services under their anchor and five phases", () => {
    expect(page.root.querySelectorAll("#services h3")).toHaveLength(6);
    expect(headings(section(page, "Five phases"))).toHaveLength(5);
  });

  it("draws the way from outside to the data, layer by layer", () => {
    const layers = page.root.querySelectorAll("main > section:first-child figure h2");
    expect(layers.map((layer) => layer.textContent)).toEqual([
      "Outside",
      "Website",
      "Server",
      "Internal network",
      "Customer data",
    ]);
  });

  it("leads to the services and to the contact page", () => {
    expect(heroActions(page)).toEqual([
      ["View Testing Services", "#services"],
      ["Schedule Testing", "/contact"],
    ]);
    expect(closingActions(page)).toEqual([["Schedule Testing", "/contact"]]);
  });
});

describe("backup and disaster recovery", () => {
  const page = pageAt("/services/security/backup-dr");
  const figures = [
    ["$29", "30 days", "100 GB", "4–8 h", "24 h"],
    ["$99", "90 days", "500 GB", "1–2 h", "15 min"],
    ["$299", "1 year", "2 TB", "under 1 h", "under 5 min"],
  ];

  it("has three plans with retention, storage, recovery time and data-loss window", () => {
    expect(planCards(page, "plans").map(({ period, popular }) => [period, popular])).toEqual([
      ["/month", false],
      ["/month", true],
      ["/month", false],
    ]);
    const texts = cardTexts(page, "plans");
    for (const [index, [price, retention, storage, rto, rpo]] of figures.entries()) {
      for (const text of [price, retention, storage, `Recovery time ${rto}`, `Data-loss window ${rpo}`]) {
        expect(texts[index]).toContain(text);
      }
    }
  });

  it("puts recovery time and data-loss window of each plan on one axis", () => {
    const lanes = page.root
      .querySelectorAll("main > section:first-child figure li")
      .map((lane) => lane.textContent);
    expect(lanes).toHaveLength(3);
    for (const [index, [price, , , rto, rpo]] of figures.entries()) {
      for (const text of [price, `${rpo} lost`, `${rto} down`]) expect(lanes[index]).toContain(text);
    }
  });

  it("has solution types, each with use cases, and five steps of recovery", () => {
    const types = section(page, "Six things worth a second copy");
    expect(headings(types)).toHaveLength(6);
    expect(types.querySelectorAll("li ul").map((list) => list.querySelectorAll("li").length)).toEqual(
      Array.from({ length: 6 }, () => 3),
    );
    expect(headings(section(page, "The worst morning"))).toHaveLength(5);
  });

  it("leads to the plans and to the contact page", () => {
    expect(heroActions(page)).toEqual([
      ["View Backup Plans", "#plans"],
      ["Protect My Data", "/contact"],
    ]);
    expect(closingActions(page)).toEqual([["Protect My Data", "/contact"]]);
  });
});

describe("the security area", () => {
  const page = pageAt("/services/security");

  it("links to its four pages with their starting prices", () => {
    const rows = section(page, "Four services").querySelectorAll("ol > li");
    expect(
      rows.map((row) => [
        row.querySelector("a")?.getAttribute("href"),
        row.textContent.match(/\$[\d,]+/)?.[0],
      ]),
    ).toEqual([
      ["/services/security/backup-dr", "$29"],
      ["/services/security/ssl", "$29"],
      ["/services/security/website-waf", "$19"],
      ["/services/security/penetration-vulnerability", "$2,999"],
    ]);
  });
});

it.each([
  ["/services/security/ssl", [29, 89, 199]],
  ["/services/security/website-waf", [19, 49, 149]],
  ["/services/security/penetration-vulnerability", [2999, 7999, 1999]],
  ["/services/security/backup-dr", [29, 99, 299]],
])("%s offers its plans as structured data and names them in its links", (path, prices) => {
  const page = pageAt(path);
  const service = page.root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as { "@type": string; offers?: { price: number }[] })
    .find((thing) => thing["@type"] === "Service");
  expect(service?.offers?.map((offer) => offer.price)).toEqual(prices);
  const links = page.root.querySelectorAll('main a[href^="/contact?plan="]');
  expect(new Set(links.map((link) => link.getAttribute("href"))).size).toBe(3);
});

function pageAt(path: string): BuiltPage {
  const page = addressedPages().find((each) => each.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}

function textOf({ root }: BuiltPage, selector: string): string {
  return root.querySelector(selector)?.textContent ?? "";
}

/** The section whose heading begins with these words. */
function section({ root }: BuiltPage, heading: string) {
  const found = root
    .querySelectorAll("main section")
    .find((each) => each.querySelector("h2")?.textContent.startsWith(heading));
  if (!found) throw new Error(`No section "${heading}"`);
  return found;
}

function headings(part: ReturnType<typeof section>): string[] {
  return part.querySelectorAll("h3").map((heading) => heading.textContent);
}

function cards({ root }: BuiltPage, anchor: string) {
  return root
    .querySelectorAll(`#${anchor} li`)
    .filter((item) => item.querySelector('a[href^="/contact?plan="]') !== null);
}

function cardTexts(page: BuiltPage, anchor: string): string[] {
  return cards(page, anchor).map((card) => card.textContent);
}

function planCards(page: BuiltPage, anchor: string) {
  return cards(page, anchor).map((card) => ({
    name: card.querySelector("h3")?.textContent,
    price: card.querySelector("p > span")?.textContent,
    period: card.querySelector("p > span + span")?.textContent,
    popular: card.textContent.includes("Most Popular"),
  }));
}

function actions(page: BuiltPage, selector: string): (string | undefined)[][] {
  return page.root
    .querySelectorAll(`${selector} a.group`)
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

function heroActions(page: BuiltPage) {
  return actions(page, "main > section:first-child");
}

function closingActions(page: BuiltPage) {
  return actions(page, "main > section:last-child");
}
