import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

describe("/services/cybersecurity", () => {
  const page = mainOf("/services/cybersecurity");

  test("shows the four threats with their shares", () => {
    const bars = sectionWith(page, "Cybersecurity").querySelectorAll("figure li");
    expect(
      bars.map((bar) =>
        bar
          .querySelectorAll("p")
          .map((each) => each.text.trim())
          .slice(0, 2),
      ),
    ).toEqual([
      ["Malware & Ransomware", "45%"],
      ["Phishing", "32%"],
      ["Data Breaches", "28%"],
      ["Insider Threats", "15%"],
    ]);
  });

  test("has four offerings, each with its page, features and technologies", () => {
    const offerings = sectionWith(page, "Find, stop, prove, watch").querySelectorAll("li:has(h3)");
    expect(offerings.map((offering) => offering.querySelector("a")?.getAttribute("href"))).toEqual([
      "/services/cybersecurity/risk-assessment",
      "/services/cybersecurity/threat-protection",
      "/services/cybersecurity/compliance",
      "/services/cybersecurity/monitoring",
    ]);
    for (const offering of offerings) expect(offering.querySelectorAll("ul").length).toBe(2);
  });

  test("names the six compliance standards", () => {
    expect(headings(sectionWith(page, "Compliance Standards"))).toEqual([
      "SOC 2 Type II",
      "ISO 27001",
      "GDPR",
      "HIPAA",
      "PCI DSS",
      "NIST Framework",
    ]);
  });

  test("has security stats from the specification's claims, then the button to risk assessment", () => {
    const stats = sectionWith(page, "Security in figures").querySelectorAll("dl > div");
    expect(stats.map((stat) => textOf(stat, "dd"))).toEqual(["Under 15 min", "1M+", "24/7", "99.9%"]);
    expect(linksOf(sectionWith(page, "Not sure which of the four"))).toEqual([
      ["Begin with a Risk Assessment", "/services/cybersecurity/risk-assessment"],
    ]);
  });
});

describe("/services/cybersecurity/risk-assessment", () => {
  const page = mainOf("/services/cybersecurity/risk-assessment");

  test("opens with its two buttons and a list of benefits", () => {
    const hero = sectionWith(page, "Risk Assessment");
    expect(linksOf(hero)).toEqual(
      expect.arrayContaining([
        ["Schedule Assessment", "/contact"],
        ["Free Security Scan", "/contact"],
      ]),
    );
    expect(hero.querySelectorAll('ul[aria-label="Benefits"] > li').length).toBe(5);
  });

  test("has three assessments with duration and deliverables", () => {
    const section = sectionWith(page, "Three assessments");
    const assessments = section.querySelectorAll("li:has(h3)");
    expect(assessments.map((each) => [textOf(each, "h3"), textOf(each, ".text-figure")])).toEqual([
      ["Vulnerability assessment", "1–2 weeks"],
      ["Penetration testing", "2–3 weeks"],
      ["Compliance assessment", "1–3 weeks"],
    ]);
    for (const each of assessments) {
      expect(each.querySelectorAll("h4").map((heading) => heading.text)).toContain("Deliverables");
    }
  });

  test("goes through five phases, each with activities", () => {
    const section = sectionWith(page, "Five phases");
    expect(headings(section)).toEqual(["Planning", "Discovery", "Analysis", "Reporting", "Follow-up"]);
    expect(section.querySelectorAll("ol > li > ul").length).toBe(5);
  });

  test("names six frameworks", () => {
    const rows = sectionWith(page, "Six frameworks").querySelectorAll("tbody th");
    expect(rows.map((row) => textOf(row, "span"))).toEqual([
      "NIST Cybersecurity Framework",
      "ISO 27001/27002",
      "OWASP Top 10",
      "CIS Controls",
      "SANS Top 25",
      "MITRE ATT&CK",
    ]);
  });

  test("has the legend of the risk matrix and a sample assessment that uses every level", () => {
    const section = sectionWith(page, "Likely times painful");
    const levels = section.querySelectorAll("dl > div");
    expect(levels.map((level) => [textOf(level, "dt"), textOf(level, "dd")])).toEqual([
      ["Critical", "Immediate action"],
      ["High", "Within 30 days"],
      ["Medium", "Within 90 days"],
      ["Low", "Monitor and review"],
    ]);
    const sample = sectionWith(page, "Risk Assessment");
    const findings = sample.querySelectorAll("ol > li").map((finding) => finding.text);
    for (const level of ["Critical", "High", "Medium", "Low"]) {
      expect(findings.some((finding) => finding.includes(level))).toBe(true);
    }
  });
});

describe("/services/cybersecurity/threat-protection", () => {
  const page = mainOf("/services/cybersecurity/threat-protection");

  test("gives every threat a name, a description and a protection", () => {
    const threats = sectionWith(page, "Six threats").querySelectorAll("li");
    expect(threats.length).toBe(6);
    for (const threat of threats) {
      expect(threat.querySelector("h3")).not.toBeNull();
      expect(threat.querySelectorAll("p").length).toBe(3);
      expect(threat.text).toContain("Protection");
    }
  });

  test("has three plans at #plans, the middle one popular, each leading to the contact form", () => {
    const plans = page.querySelectorAll("#plans li:has(h3)");
    expect(plans.map(planOf)).toEqual([
      ["$199", "/contact?plan=threat-protection-essential", "Up to 25 devices", false],
      ["$599", "/contact?plan=threat-protection-advanced", "Up to 100 devices", true],
      ["$1,499", "/contact?plan=threat-protection-complete", "Unlimited devices", false],
    ]);
    expect(linksOf(page)).toContainEqual(["Activate Protection", "/contact"]);
  });
});

describe("/services/cybersecurity/compliance", () => {
  const page = mainOf("/services/cybersecurity/compliance");

  test("has the specified buttons", () => {
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        ["Start Compliance Journey", "/contact"],
        ["Free Compliance Assessment", "/contact"],
        ["Start Compliance Program", "/contact"],
      ]),
    );
  });

  test("has six frameworks with requirements and industries", () => {
    const cards = sectionWith(page, "Compliance Frameworks").querySelectorAll("li:has(h3)");
    expect(cards.map((card) => textOf(card, "h3"))).toEqual([
      "HIPAA",
      "PCI DSS",
      "SOC 2",
      "GDPR",
      "ISO 27001",
      "NIST",
    ]);
    for (const card of cards) {
      expect(card.querySelectorAll("li").length).toBe(4);
      expect(card.text).toContain("Industries");
    }
  });

  test("sets the frameworks against the six industries", () => {
    const table = page.querySelector("table");
    expect(table?.querySelectorAll("thead a").map((link) => link.getAttribute("href"))).toEqual([
      "/industries/education",
      "/industries/healthcare",
      "/industries/ecommerce",
      "/industries/gaming",
      "/industries/manufacturing",
      "/industries/fintech",
    ]);
    expect(table?.querySelectorAll("tbody td").length).toBe(36);
  });

  test("has four services", () => {
    expect(headings(sectionWith(page, "Compliance Services"))).toEqual([
      "Compliance Assessment",
      "Implementation Support",
      "Audit Preparation",
      "Ongoing Monitoring",
    ]);
  });
});

describe("/services/cybersecurity/monitoring", () => {
  const page = mainOf("/services/cybersecurity/monitoring");

  test("has the specified buttons", () => {
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        ["View Monitoring Plans", "#packages"],
        ["Free Security Assessment", "/contact"],
        ["Start Security Monitoring", "/contact"],
      ]),
    );
  });

  test("has the specified metrics", () => {
    const metrics = sectionWith(page, "Monitoring Capabilities").querySelectorAll("dl > div");
    expect(metrics.map((metric) => [textOf(metric, "dd"), textOf(metric, "dt")])).toEqual([
      ["Under 15 min", "Detection"],
      ["1M+", "Events per day"],
      ["99.9%", "Uptime"],
    ]);
  });

  test("has three plans at #packages with the specified features", () => {
    const plans = page.querySelectorAll("#packages li:has(h3)");
    expect(plans.map(planOf)).toEqual([
      ["$299", "/contact?plan=monitoring-essential", "Business-hours monitoring", false],
      ["$899", "/contact?plan=monitoring-professional", "Threat hunting", true],
      ["$2,499", "/contact?plan=monitoring-enterprise", "Compliance reporting", false],
    ]);
    expect(plans.map((plan) => plan.querySelectorAll("li").length)).toEqual([6, 9, 11]);
  });

  test("draws the response times of the plans", () => {
    const times = page.querySelectorAll("#packages dl > div");
    expect(times.map((time) => [textOf(time, "dt"), textOf(time, "dd:last-child")])).toEqual([
      ["Essential Monitoring", "4 hours"],
      ["Professional SOC", "1 hour"],
      ["Enterprise Security", "15 minutes"],
    ]);
  });
});

test("every cybersecurity page describes its service, with the plans it shows as offers", () => {
  const offers = builtPages()
    .filter(({ path }) => path.startsWith("/services/cybersecurity"))
    .map(({ path, root }) => {
      const service = root
        .querySelectorAll('script[type="application/ld+json"]')
        .map((script) => JSON.parse(script.rawText) as { "@type": string; offers?: { price: number }[] })
        .find((data) => data["@type"] === "Service");
      return [path.split("/").at(-1), service?.offers?.map((offer) => offer.price) ?? service?.["@type"]];
    });
  expect(Object.fromEntries(offers)).toEqual({
    cybersecurity: "Service",
    "risk-assessment": "Service",
    "threat-protection": [199, 599, 1499],
    compliance: "Service",
    monitoring: [299, 899, 2499],
  });
});

function mainOf(path: string): HTMLElement {
  const main = builtPages()
    .find((page) => page.path === path)
    ?.root.querySelector("main");
  if (!main) throw new Error(`${path} is not built`);
  return main;
}

/** The section whose heading starts so. */
function sectionWith(page: HTMLElement, heading: string): HTMLElement {
  const section = page
    .querySelectorAll("section")
    .find((each) => each.querySelector("h1, h2")?.text.startsWith(heading));
  if (!section) throw new Error(`No section "${heading}"`);
  return section;
}

function headings(section: HTMLElement): string[] {
  return section.querySelectorAll("h3").map((heading) => heading.text);
}

function textOf(element: HTMLElement, selector: string): string {
  return element.querySelector(selector)?.text.trim() ?? "";
}

function linksOf(element: HTMLElement): [label: string, to: string][] {
  return element.querySelectorAll("a").map((link) => [link.text, link.getAttribute("href") ?? ""]);
}

/** Price, where the button leads, the first feature, and whether it carries the badge. */
function planOf(plan: HTMLElement) {
  return [
    textOf(plan, "p > span"),
    plan.querySelector("a")?.getAttribute("href"),
    textOf(plan, "li"),
    plan.text.includes("Most Popular"),
  ];
}
