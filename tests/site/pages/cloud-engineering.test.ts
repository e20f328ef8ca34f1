import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

// The counts, figures, labels and links below are written out from the specification, not taken from the code.

test("the Well-Architected page has five steps with the specified durations", () => {
  const page = mainOf("/services/cloud/well-architected");
  expect(text(page.querySelector("h1"))).toBe("AWS Well-Architected Framework Reviews");
  const steps = section(page, "Five steps").querySelectorAll("ol > li");
  const durations = ["1–2 weeks", "2–3 weeks", "1 week", "4–8 weeks", "Ongoing"];
  expect(steps.map((step) => text(step.querySelector("p")))).toEqual(durations);
  for (const step of steps) {
    expect(text(step.querySelector("h3"))).not.toBe("");
    expect(step.querySelectorAll("li")).not.toHaveLength(0);
  }
  const scheduled = page.querySelectorAll("figure ol > li").map(text);
  expect(scheduled).toHaveLength(5);
  for (const [index, duration] of durations.entries()) expect(scheduled[index]).toContain(duration);
});

test("the Well-Architected page goes through AWS's six pillars", () => {
  const pillars = section(mainOf("/services/cloud/well-architected"), "Six pillars").querySelectorAll(
    "ul > li",
  );
  expect(pillars.map((pillar) => text(pillar.querySelector("p")))).toEqual([
    "Operational Excellence",
    "Security",
    "Reliability",
    "Performance Efficiency",
    "Cost Optimization",
    "Sustainability",
  ]);
});

test("the DevOps page has its buttons, metrics panel, services, process and tools", () => {
  const page = mainOf("/services/cloud/devops");
  expect(contactLinks(page)).toEqual([
    "Start DevOps Transformation",
    "Free Assessment",
    "Start Your DevOps Journey",
  ]);
  expect(section(page, "Impact").querySelectorAll("dt")).toHaveLength(4);
  const services = section(page, "What we build").querySelectorAll("div.wrap > ul > li");
  expect(services.length).toBeGreaterThanOrEqual(4);
  for (const service of services) {
    expect(service.querySelector("svg")).not.toBeNull();
    expect(text(service)).toContain("Key features");
    expect(service.querySelectorAll('[aria-label="Technologies"] > li').length).toBeGreaterThan(2);
  }
  const steps = section(page, "A transformation").querySelectorAll("ol > li");
  expect(steps).toHaveLength(4);
  for (const step of steps) expect(step.querySelectorAll("ul > li").length).toBeGreaterThan(1);
  expect(section(page, "Tools by category").querySelectorAll("dt").length).toBeGreaterThanOrEqual(6);
});

test("the DevOps page prints no value for metrics that have none in the specification", () => {
  expect(text(section(mainOf("/services/cloud/devops"), "Impact"))).not.toMatch(/\d+\s?(%|x)/);
});

test("the data page has the specified figures, services, use cases, steps and tool categories", () => {
  const page = mainOf("/services/cloud/data-analytics");
  expect(text(page.querySelector("h1"))).toBe("Data and Analytics");
  expect(contactLinks(page).slice(0, 2)).toEqual(["Start Data Journey", "Free Data Assessment"]);
  expect(metricsOf(section(page, "Four figures"))).toEqual([
    ["5x", "Faster insights"],
    ["40%", "Cost reduction"],
    ["25%", "Revenue growth"],
    ["90%", "Data quality"],
  ]);
  expect(headings(section(page, "Four services"))).toEqual([
    "Data Engineering",
    "Business Intelligence",
    "Advanced Analytics & ML",
    "Data Strategy & Governance",
  ]);
  expect(section(page, "Four services").querySelectorAll('[aria-label="Technologies"]')).toHaveLength(4);
  expect(headings(section(page, "What gets decided"))).toEqual([
    "Customer analytics",
    "Operational analytics",
    "Financial analytics",
    "Product analytics",
  ]);
  expect(headings(section(page, "Each step"))).toEqual([
    "1 Data Assessment",
    "2 Architecture Design",
    "3 Implementation",
    "4 Optimization",
  ]);
  expect(headings(section(page, "Tools, in"))).toHaveLength(6);
});

test("the Kubernetes page has the specified figures, services, providers, use cases and steps", () => {
  const page = mainOf("/services/cloud/kubernetes");
  expect(text(page.querySelector("h1"))).toBe("Kubernetes and EKS Management");
  expect(contactLinks(page).slice(0, 2)).toEqual(["Deploy Kubernetes", "Free Consultation"]);
  expect(metricsOf(section(page, "The gain"))).toEqual([
    ["70%", "Faster deployments"],
    ["50%", "Resource efficiency"],
    ["99.9%", "High availability"],
    ["60%", "Operational savings"],
  ]);
  expect(headings(section(page, "Four racks"))).toHaveLength(4);
  const providers = section(page, "Three managed providers");
  expect(headings(providers)).toEqual(["Amazon EKS", "Google GKE", "Azure AKS"]);
  expect(providers.querySelectorAll("h4").map(text)).toEqual(
    Array.from({ length: 3 }, () => ["Features", "Benefits"]).flat(),
  );
  expect(headings(section(page, "When it pays off"))).toHaveLength(4);
  const steps = section(page, "Four steps").querySelectorAll("ol > li");
  expect(steps).toHaveLength(4);
  for (const step of steps) expect(step.querySelectorAll("ul > li").length).toBeGreaterThan(1);
});

test("every service of the route table is on the overview, under its area", () => {
  const rows = section(mainOf("/services"), "Every area").querySelectorAll("div.wrap > ul > li");
  const linked = rows.map((row) =>
    row.querySelectorAll("a").map((link) => link.getAttribute("href")?.split("/").slice(2).join("/")),
  );
  expect(linked).toEqual(
    [
      "cloud cloud/aws cloud/migration cloud/support cloud/finops cloud/well-architected cloud/devops cloud/data-analytics cloud/kubernetes",
      "cybersecurity cybersecurity/risk-assessment cybersecurity/threat-protection cybersecurity/compliance cybersecurity/monitoring",
      "software-ai software-ai/development software-ai/ai-ml software-ai/automation software-ai/ux-ui",
      "hosting hosting/shared hosting/cloud hosting/vps hosting/dedicated hosting/domains",
      "email email/google-workspace email/microsoft-365 email/business email/zoho",
      "security security/ssl security/website-waf security/penetration-vulnerability security/backup-dr",
      "marketing marketing/seo-smo marketing/orm marketing/digital-strategy marketing/ppc",
      " education healthcare ecommerce gaming manufacturing fintech",
    ].map((row) => row.split(" ")),
  );
});

test("the overview's shelf counts 33 services, and its anchor exists", () => {
  const page = mainOf("/services");
  const label =
    "33 services in 7 areas: Cloud 8, Cybersecurity 4, Software & AI 4, Hosting 5, Email 4, Security 4, Marketing 4.";
  const shelf = page.querySelectorAll("figure ul").find((list) => list.getAttribute("aria-label") === label);
  expect(shelf?.querySelectorAll("a")).toHaveLength(33);
  expect(page.querySelector("#services")).not.toBeNull();
});

test.for([
  ["/services/cloud/well-architected", "AWS Well-Architected Framework Reviews"],
  ["/services/cloud/devops", "DevOps"],
  ["/services/cloud/data-analytics", "Data and Analytics"],
  ["/services/cloud/kubernetes", "Kubernetes and EKS Management"],
])("%s describes its service to search engines", ([path = "", name]) => {
  const data = rootOf(path)
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as { "@type": string; name?: string; url?: string });
  const service = data.find((item) => item["@type"] === "Service");
  expect(service?.name).toBe(name);
  expect(service?.url?.endsWith(path)).toBe(true);
});

function rootOf(path: string): HTMLElement {
  const page = builtPages().find((built) => built.path === path);
  if (!page) throw new Error(`${path} is not built`);
  return page.root;
}

function mainOf(path: string): HTMLElement {
  const main = rootOf(path).querySelector("main");
  if (!main) throw new Error(`${path} has no main`);
  return main;
}

/** The section whose heading begins with the given words. */
function section(page: HTMLElement, heading: string): HTMLElement {
  const found = page
    .querySelectorAll("section")
    .find((candidate) => text(candidate.querySelector("h2")).startsWith(heading));
  if (!found) throw new Error(`no section headed "${heading}"`);
  return found;
}

function headings(part: HTMLElement): string[] {
  return part.querySelectorAll("h3").map(text);
}

/** Figure and title of each metric of a definition list. */
function metricsOf(part: HTMLElement): string[][] {
  return part
    .querySelectorAll("dl > div")
    .map((metric) => [text(metric.querySelector("dd.text-figure")), text(metric.querySelector("dt"))]);
}

function contactLinks(page: HTMLElement): string[] {
  return page.querySelectorAll('a[href="/contact"]').map(text);
}

function text(element: HTMLElement | null): string {
  return element?.text.replaceAll(/\s+/g, " ").trim() ?? "";
}
