import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { contractTypes, departments, salaries } from "../facts/careers.ts";
import { addressedPages } from "../support/built-site.ts";
import { mainOf } from "../support/page-parts.ts";
import { says, textOf } from "../support/says.ts";
import { type Thing, thingsOf } from "../support/structured-data.ts";

const items = mainOf("/careers").querySelectorAll("#positions li[id]");
const titles = items.map((item) => textOf(item.querySelector("h3")));

test("the positions are in the specified departments and of both types", () => {
  const facts = items.map((item) => item.querySelectorAll("h3 + ul li").map(textOf));
  expect(new Set(facts.map(([department]) => department))).toEqual(new Set(departments));
  expect(new Set(facts.map(([, , type]) => type))).toEqual(new Set(contractTypes));
});

test("each position can be applied for by its name, and opened in place with its requirements", () => {
  for (const [index, item] of items.entries()) {
    const apply = item
      .querySelectorAll("a")
      .map(textOf)
      .filter((name) => /^Apply Now\b/.test(name));
    expect(apply).toEqual([expect.stringContaining(titles[index] ?? "a title")]);
    const details = item.querySelector("details");
    expect(textOf(details?.querySelector("summary"))).toMatch(/^Learn More\b/);
    expect(details?.querySelectorAll("h4").map(textOf)).toContain("Requirements");
    expect(details?.querySelectorAll("li").length).toBeGreaterThanOrEqual(6);
  }
});

test("the pay of a position stands on the page once", () => {
  const page = textOf(mainOf("/careers"));
  for (const salary of salaries) {
    const [range = ""] = salary.replaceAll("-", "–").split(" ");
    expect(page.split(range).length - 1, range).toBe(1);
  }
});

test("every position is told to search engines as it stands on the page", () => {
  const postings = addressedPages().flatMap((page) => thingsOf(page, "JobPosting"));
  expect(postings.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  for (const posting of postings) {
    const item = items[titles.indexOf(String(posting["title"]))];
    if (!item) throw new Error("unreachable: titles are the same");
    const salary = salaries.find((each) => says(item, each));
    expect(salary?.split(" ")[0]).toBe(rangeOf(posting));
    expect(posting["employmentType"]).toBe(says(item, "Contract") ? "CONTRACTOR" : "FULL_TIME");
    expect(posting["jobLocationType"]).toBe(says(item, "remote") ? "TELECOMMUTE" : undefined);
    expect(JSON.stringify(posting["jobLocation"] ?? "").includes(identity.address.city)).toBe(
      says(item, identity.address.city),
    );
  }
});

function rangeOf({ baseSalary }: Thing): string {
  const { currency, value } = baseSalary as { currency: string; value: Record<string, number | string> };
  expect([currency, value["unitText"]]).toEqual(["USD", "YEAR"]);
  return `$${Number(value["minValue"]) / 1000}k-$${Number(value["maxValue"]) / 1000}k`;
}
