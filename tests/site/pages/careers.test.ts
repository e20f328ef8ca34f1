import { expect, test } from "vitest";

import { identity } from "../../../app/identity.ts";
import { builtPages } from "../../support/built-site.ts";

/** Written from the specification: six ranges over four departments and both types. */
const salaries = [
  "$120k–$160k",
  "$90k–$130k",
  "$100k–$140k",
  "$110k–$150k",
  "$60k–$80k plus commission",
  "$70k–$90k",
];

const page = builtPages().find(({ path }) => path === "/careers");
const main = page?.root.querySelector("main");
const sections = main?.querySelectorAll("section") ?? [];
const items = main?.querySelectorAll("#positions li[id]") ?? [];

test("the hero leads to the open positions", () => {
  const link = sections[0]?.querySelectorAll("a").find((each) => clean(each.text) === "View Open Positions");
  expect(link?.getAttribute("href")).toBe("#positions");
});

test("there are four values and six benefits, each with a title and a description", () => {
  const values = sections.find((section) => clean(section.querySelector("h2")?.text) === "Our Values");
  expect(values?.querySelectorAll("dt")).toHaveLength(4);
  expect(values?.querySelectorAll("dd")).toHaveLength(4);
  const benefits = sections.find((section) => /benefits/i.test(section.querySelector("h2")?.text ?? ""));
  expect(benefits?.querySelectorAll("li h3")).toHaveLength(6);
  expect(benefits?.querySelectorAll("li svg")).toHaveLength(6);
  expect(benefits?.querySelectorAll("li p")).toHaveLength(6);
});

test("six positions have the six salaries, the four departments and both types", () => {
  expect(items).toHaveLength(6);
  const words = items.map((item) => clean(item.text));
  for (const salary of salaries)
    expect(words.filter((text) => text.includes(`${salary} per year`))).toHaveLength(1);
  const facts = items.map((item) => item.querySelectorAll("h3 + ul li").map((fact) => clean(fact.text)));
  expect(new Set(facts.map(([department]) => department))).toEqual(
    new Set(["Engineering", "Security", "Sales", "Marketing"]),
  );
  expect(new Set(facts.map(([, , type]) => type))).toEqual(new Set(["Full-time", "Contract"]));
});

test("each position can be applied for and opened in place", () => {
  for (const item of items) {
    const title = clean(item.querySelector("h3")?.text);
    const apply = item.querySelector("a");
    expect(clean(apply?.text)).toBe(`Apply Now for ${title}`);
    expect(apply?.getAttribute("href")).toBe(`/contact?job=${item.getAttribute("id")}`);
    const details = item.querySelector("details");
    expect(clean(details?.querySelector("summary")?.text)).toBe(`Learn More about ${title}`);
    expect(details?.querySelectorAll("h4").map((heading) => clean(heading.text))).toEqual([
      "What you will do",
      "Requirements",
    ]);
    expect(details?.querySelectorAll("li").length).toBeGreaterThanOrEqual(6);
  }
});

test("every position is described to search engines as it stands on the page", () => {
  const postings = (page?.root.querySelectorAll('script[type="application/ld+json"]') ?? [])
    .map((script) => JSON.parse(script.rawText) as JobPosting)
    .filter((thing) => thing["@type"] === "JobPosting");
  expect(postings.map(({ title }) => title)).toEqual(
    items.map((item) => clean(item.querySelector("h3")?.text)),
  );
  const ranges = postings.map(({ baseSalary: { currency, value } }) => {
    expect(currency).toBe("USD");
    expect(value.unitText).toBe("YEAR");
    return `$${value.minValue / 1000}k–$${value.maxValue / 1000}k`;
  });
  expect(ranges.toSorted()).toEqual(salaries.map((salary) => salary.split(" ")[0]).toSorted());
  for (const [index, posting] of postings.entries()) {
    const words = clean(items[index]?.text);
    expect(posting.datePosted).toMatch(/^202[45]-\d\d-\d\d$/);
    expect(posting.datePosted <= "2025-01-15").toBe(true);
    expect(posting.employmentType).toBe(words.includes("Contract") ? "CONTRACTOR" : "FULL_TIME");
    expect(posting.hiringOrganization.name).toBe(identity.name);
    for (const sentence of posting.description.split("\n")) expect(words).toContain(sentence);
    expect(posting.jobLocation?.address.addressLocality).toBe(
      words.includes(identity.address.city) ? identity.address.city : undefined,
    );
    expect(posting.jobLocationType).toBe(/remote/i.test(words) ? "TELECOMMUTE" : undefined);
  }
});

test("the page ends with the way to write", () => {
  expect(sections.at(-1)?.querySelector("a")?.getAttribute("href")).toBe("/contact");
});

interface JobPosting {
  "@type": string;
  title: string;
  description: string;
  datePosted: string;
  employmentType: string;
  hiringOrganization: { name: string };
  jobLocation?: { address: { addressLocality: string } };
  jobLocationType?: string;
  baseSalary: { currency: string; value: { minValue: number; maxValue: number; unitText: string } };
}

function clean(text = ""): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ").trim();
}
