import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

const areaPath = "/services/software-ai";

describe("software and AI", () => {
  const page = pageOf(areaPath);

  test("has its four kinds of section in the specified order", () => {
    expect(h2sOf(page).slice(0, 4)).toEqual([
      "Software you would otherwise wait for",
      "AI, by what goes in and what comes out",
      "Twelve industries, and what each asks for first",
      "Five steps from the idea to an ordinary Monday",
    ]);
  });

  test("four development services, each with features and technology tags", () => {
    const cards = entriesOf(page, 0);
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      const [features, technologies] = card.querySelectorAll("ul");
      expect(features?.querySelectorAll("li").length).toBeGreaterThan(1);
      expect(technologies?.querySelectorAll("li").length).toBeGreaterThan(1);
      expect(card.querySelector("svg")).not.toBeNull();
    }
  });

  test("four AI solutions, twelve industries, five steps with activities", () => {
    expect(entriesOf(page, 1)).toHaveLength(4);
    expect(entriesOf(page, 2)).toHaveLength(12);
    const steps = entriesOf(page, 3);
    expect(steps).toHaveLength(5);
    expect(steps.every((step) => step.querySelectorAll("li").length >= 3)).toBe(true);
  });

  test("the six industries with a page of their own lead to it", () => {
    const links = sectionsOf(page)[2]?.querySelectorAll("a") ?? [];
    expect(links.map((link) => link.getAttribute("href")).toSorted()).toEqual([
      "/industries/ecommerce",
      "/industries/education",
      "/industries/fintech",
      "/industries/gaming",
      "/industries/healthcare",
      "/industries/manufacturing",
    ]);
  });
});

describe("custom development", () => {
  const page = pageOf(`${areaPath}/development`);

  test("services, a process of four steps, technologies by category", () => {
    expect(h2sOf(page).slice(0, 3)).toEqual([
      "Six things we are asked to write",
      "Four steps to version 1.0",
      "Technologies by category",
    ]);
    expect(entriesOf(page, 0)).toHaveLength(6);
    expect(entriesOf(page, 1)).toHaveLength(4);
    const categories = sectionsOf(page)[2]?.querySelectorAll("dt") ?? [];
    expect(categories).toHaveLength(6);
  });
});

describe("AI and machine learning", () => {
  const page = pageOf(`${areaPath}/ai-ml`);

  test("services, industry use cases, a process of four steps, benefit metrics", () => {
    expect(h2sOf(page).slice(0, 4)).toEqual([
      "Five kinds of model, and the work around them",
      "Industry use cases",
      "Four steps, each with a reason to stop",
      "What it is good for, drawn to scale",
    ]);
    expect(entriesOf(page, 0)).toHaveLength(6);
    expect(entriesOf(page, 1)).toHaveLength(6);
    expect(entriesOf(page, 2)).toHaveLength(4);
  });

  test("40% efficiency, 60% cost reduction, 95% accuracy", () => {
    expect(metricsOf(page, 3)).toEqual([
      ["Efficiency gain", "40%"],
      ["Cost reduction", "60%"],
      ["Accuracy", "95%"],
    ]);
  });

  test("the drawing of the cases shows that accuracy: 95 of 100", () => {
    const label = page.querySelector('[role="img"]')?.getAttribute("aria-label");
    expect(label).toContain("100 example cases");
    expect(label).toContain("5 of them wrong");
  });
});

describe("automation", () => {
  const page = pageOf(`${areaPath}/automation`);

  test("services, benefit metrics, industry use cases, a process of four steps", () => {
    expect(h2sOf(page).slice(0, 4)).toEqual([
      "Start with the task that nobody wants",
      "What is left of it",
      "Six processes, and who does what afterwards",
      "Four steps, the first with a stopwatch",
    ]);
    expect(entriesOf(page, 0)).toHaveLength(6);
    expect(entriesOf(page, 2)).toHaveLength(6);
    expect(entriesOf(page, 3)).toHaveLength(4);
  });

  test("70% time savings, 90% error reduction, 50% cost savings", () => {
    expect(metricsOf(page, 1)).toEqual([
      ["Time savings", "70%"],
      ["Error reduction", "90%"],
      ["Cost savings", "50%"],
    ]);
  });

  test("the drawn week applies the 70%: of 20 hours 6 are left", () => {
    expect(page.querySelector("figcaption")?.text).toContain(
      "With 70% of the time saved, 20 hours a week become 6.",
    );
  });
});

describe("UX and UI design", () => {
  const page = pageOf(`${areaPath}/ux-ui`);

  test("services, a process of five steps, specialties, impact metrics", () => {
    expect(h2sOf(page).slice(0, 4)).toEqual([
      "Designed, then proven, then built",
      "One screen, five steps",
      "Specialties",
      "What a redraw is worth",
    ]);
    expect(entriesOf(page, 0)).toHaveLength(6);
    const steps = entriesOf(page, 1);
    expect(steps).toHaveLength(5);
    expect(steps.map((step) => step.querySelectorAll('svg[role="img"]').length)).toEqual([1, 1, 1, 1, 1]);
    expect(entriesOf(page, 2)).toHaveLength(6);
  });

  test("150% conversion, 60% engagement, 40% development speed, 95% satisfaction", () => {
    expect(metricsOf(page, 3)).toEqual([
      ["Conversion", "150%"],
      ["More engagement", "60%"],
      ["Faster development", "40%"],
      ["User satisfaction", "95%"],
    ]);
  });
});

describe.each(["", "/development", "/ai-ml", "/automation", "/ux-ui"])("every page, here %s", (child) => {
  const page = pageOf(areaPath + child);

  test("both buttons of the hero and the closing banner lead to the contact page", () => {
    const hero = page.querySelector("main section");
    const banner = page.querySelectorAll("main section").at(-1);
    expect(contactLinksIn(hero)).toBe(2);
    expect(contactLinksIn(banner)).toBe(1);
  });

  test("describes its service", () => {
    const blocks = page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText) as { "@type": string; name: string; url: string });
    const services = blocks.filter((block) => block["@type"] === "Service");
    expect(services).toHaveLength(1);
    expect(services[0]?.name).toBe(page.querySelector("h1")?.text);
    expect(services[0]?.url.endsWith(areaPath + child)).toBe(true);
  });

  test("every drawing says what it shows or is hidden from screen readers", () => {
    const mute = page
      .querySelectorAll("main svg")
      .filter((svg) => !spoken(svg) && !svg.closest('[aria-hidden="true"], [role="img"][aria-label]'));
    expect(mute.map((svg) => svg.outerHTML.slice(0, 120))).toEqual([]);
  });
});

function pageOf(path: string): HTMLElement {
  const page = builtPages().find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not in the build`);
  return page.root;
}

/** The sections with a heading of the second level, without hero. */
function sectionsOf(page: HTMLElement): HTMLElement[] {
  return page.querySelectorAll("main section").filter((section) => section.querySelector("h2"));
}

function h2sOf(page: HTMLElement): string[] {
  return sectionsOf(page).map((section) => section.querySelector("h2")?.text.replaceAll(/\s+/g, " ") ?? "");
}

/** The entries of a section: each has a heading of the third level. */
function entriesOf(page: HTMLElement, section: number): HTMLElement[] {
  return (sectionsOf(page)[section]?.querySelectorAll("li") ?? []).filter((entry) =>
    entry.querySelector("h3"),
  );
}

/** Title and figure of each metric in a section. */
function metricsOf(page: HTMLElement, section: number): [string | undefined, string | undefined][] {
  return (sectionsOf(page)[section]?.querySelectorAll("dl > div") ?? []).map((metric) => [
    metric.querySelector("dt")?.text,
    metric
      .querySelectorAll("dd")
      .map((each) => each.text)
      .find((text) => /^\d+%$/.test(text)),
  ]);
}

function contactLinksIn(section: HTMLElement | null | undefined): number {
  return section?.querySelectorAll('a[href="/contact"]').length ?? 0;
}

function spoken(svg: HTMLElement): boolean {
  return svg.getAttribute("aria-hidden") === "true" || svg.getAttribute("role") === "img";
}
