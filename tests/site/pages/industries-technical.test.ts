import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";

import { builtPages } from "../../support/built-site.ts";

interface Expected {
  path: string;
  title: string;
  /** How the sections begin, in the specification's order. */
  sections: readonly string[];
  /** Figure and title of each metric, in order. */
  metrics: readonly (readonly [figure: string, title: string])[];
}

const pages: readonly Expected[] = [
  {
    path: "/industries/gaming",
    title: "Gaming",
    sections: ["Solutions", "Platforms", "Game types", "Success metrics"],
    metrics: [
      ["10M+", "Downloads"],
      ["4.5+", "Rating"],
      ["85%", "Day-7 retention"],
      ["99.9%", "Uptime"],
    ],
  },
  {
    path: "/industries/manufacturing",
    title: "Manufacturing",
    sections: ["Solutions", "Technologies", "Use cases", "Impact metrics"],
    metrics: [
      ["35%", "Less unplanned downtime"],
      ["25%", "Lower maintenance cost"],
      ["50%", "Less time to find a cause"],
      ["99.5%", "Stock accuracy"],
    ],
  },
  {
    path: "/industries/fintech",
    title: "Fintech",
    sections: ["Solutions", "Services", "Compliance standards", "Performance metrics"],
    metrics: [
      ["99.9%", "Success rate"],
      ["Under 100 ms", "Response time"],
      ["100%", "Compliance"],
      ["256-bit", "Encryption"],
    ],
  },
];

describe.each(pages)("$path", ({ path, title, sections: names, metrics }) => {
  const sections = sectionsOf(path);

  test("has its name, then its sections in the specified order, then the other industries", () => {
    expect(clean(sections[0]?.querySelector("h1")?.text)).toBe(title);
    expect(sections[0]?.querySelector("figure")).toBeTruthy();
    const headings = sections.slice(1).map((section) => clean(section.querySelector("h2")?.text));
    for (const [index, name] of names.entries()) expect(headings[index]).toMatch(new RegExp(`^${name}\\b`));
    expect(headings[names.length]).toBe("More in Industries");
  });

  test("shows its four metrics with a title, a description and a drawing", () => {
    const groups = sections[names.length]?.querySelectorAll("dl > div") ?? [];
    const found = groups.map((group) => [
      clean(group.querySelectorAll("dd")[0]?.text),
      clean(group.querySelector("dt")?.text),
    ]);
    expect(found).toEqual(metrics);
    for (const group of groups) {
      expect(clean(group.querySelectorAll("dd")[1]?.text).length).toBeGreaterThan(30);
      expect(group.querySelector("svg")).toBeTruthy();
    }
  });

  test("leads to the contact form from its hero and its end, and to services on the way", () => {
    expect(targets(sections[0])).toEqual(["/", "/industries", "/contact", "/contact"]);
    expect(targets(sections.at(-1))).toEqual(["/contact"]);
    const services = new Set(sections.flatMap(targets).filter((to) => to.startsWith("/services/")));
    expect(services.size).toBeGreaterThanOrEqual(5);
  });
});

test("gaming describes six solutions, six platforms and six game types", () => {
  const [, solutions, platforms, types] = sectionsOf("/industries/gaming");
  expect(cards(solutions)).toHaveLength(6);
  expect(cards(platforms)).toEqual(["Handheld consoles", "Mobile", "Web", "Consoles", "VR and AR", "PC"]);
  expect(cards(types)).toHaveLength(6);
  expect(clean(types?.text)).toContain("Example:");
});

test("a frame's time follows from the frames a second", () => {
  const platforms = sectionsOf("/industries/gaming")[2]?.querySelectorAll("li") ?? [];
  for (const platform of platforms) {
    const [, time, frames] = /([\d.]+) ms\s*(\d+) frames/.exec(clean(platform.text)) ?? [];
    expect(Number(time)).toBeCloseTo(1000 / Number(frames), 1);
  }
  expect(platforms).toHaveLength(6);
});

test("manufacturing describes six solutions, its technologies by category and six use cases", () => {
  const [, solutions, technologies, cases] = sectionsOf("/industries/manufacturing");
  expect(cards(solutions)).toHaveLength(6);
  expect(cards(technologies)).toHaveLength(7);
  expect(cards(cases)).toHaveLength(6);
  for (const list of cases?.querySelectorAll("ul[aria-label]") ?? [])
    expect(list.querySelectorAll("li")).toHaveLength(3);
});

test("fintech describes six solutions, six services and its compliance standards", () => {
  const [, solutions, services, standards] = sectionsOf("/industries/fintech");
  expect(cards(solutions)).toHaveLength(6);
  expect(services?.querySelectorAll("h4")).toHaveLength(6);
  for (const item of standards?.querySelectorAll("li") ?? []) {
    expect(item.querySelector("h3")).toBeTruthy();
    expect(item.querySelectorAll("p")).toHaveLength(3);
  }
  expect(cards(standards)).toEqual(expect.arrayContaining(["PCI DSS", "GDPR", "ISO 27001", "SOC 2 Type II"]));
});

test("the payment of the trace stays under 100 ms", () => {
  const trace = sectionsOf("/industries/fintech")[0];
  const ends = [...clean(trace?.text).matchAll(/from \d+ to (\d+) ms/g)].map((match) => Number(match[1]));
  expect(ends).toHaveLength(11);
  expect(Math.max(...ends)).toBe(88);
  expect(clean(trace?.text)).toContain("88 ms for one payment, 12 to spare");
});

function sectionsOf(path: string): HTMLElement[] {
  const main = builtPages()
    .find((page) => page.path === path)
    ?.root.querySelector("main");
  if (!main) throw new Error(`${path} was not built`);
  return main.querySelectorAll("section");
}

function cards(section: HTMLElement | undefined): string[] {
  return (section?.querySelectorAll("h3") ?? []).map((heading) => clean(heading.text));
}

function targets(section: HTMLElement | undefined): string[] {
  return (section?.querySelectorAll("a") ?? []).map((link) => link.getAttribute("href") ?? "");
}

function clean(text = ""): string {
  return text.replaceAll("&amp;", "&").replaceAll(/\s+/g, " ").trim();
}
