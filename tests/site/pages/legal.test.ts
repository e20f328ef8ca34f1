import { expect, test } from "vitest";

import { identity } from "../../../app/identity.ts";
import { builtPages } from "../../support/built-site.ts";

const paths = ["/privacy", "/terms", "/cookies"];

test.for(paths)("%s has its date, its contents and the contact block", (path) => {
  const main = mainOf(path);
  expect(clean(main.text)).toContain("Last updated: January 15, 2025");
  const sections = main.querySelectorAll("section[aria-labelledby]");
  expect(sections.length).toBeGreaterThanOrEqual(6);
  for (const section of sections) {
    expect(section.querySelector("h2 ~ *, svg")).toBeTruthy();
    expect(section.querySelectorAll("li").length).toBeGreaterThan(0);
  }
  const anchors = main
    .querySelectorAll("nav[aria-labelledby=contents] a")
    .map((link) => link.getAttribute("href"));
  expect(anchors).toEqual([...sections.map((section) => `#${section.id}`), "#contact"]);

  const contact = main.querySelector("#contact");
  const words = clean(contact?.text ?? "");
  const { emails, phones, address, legalName } = identity;
  for (const text of [emails.privacy, phones.sales, legalName, address.street, address.postalCode])
    expect(words).toContain(text);
  expect(contact?.querySelector(`a[href="mailto:${emails.privacy}"]`)).toBeTruthy();
  expect(contact?.querySelector('a[href^="tel:"]')).toBeTruthy();
});

test("the terms state the uptime target, when payment is due and how billing works", () => {
  const words = clean(mainOf("/terms").text);
  expect(words).toContain("Our uptime target is 99.9%");
  expect(words).toContain("Payment is due within 30 days of the invoice");
  expect(words).toContain("billed in advance, monthly or annually");
});

test("the cookie table has four types with description and examples, Essential required, none in use", () => {
  const rows = mainOf("/cookies").querySelectorAll("#types tbody tr");
  const cells = rows.map((row) => ({
    title: clean(row.querySelector("th span")?.text ?? ""),
    description: clean(row.querySelector("th span + span")?.text ?? "").length > 20,
    examples: row.querySelectorAll("td li").length,
    status: clean(row.querySelectorAll("td")[1]?.lastChild?.textContent ?? row.text),
    here: clean(row.querySelectorAll("td")[2]?.lastChild?.textContent ?? ""),
  }));
  const other = { description: true, examples: 3, here: "None" };
  expect(cells).toEqual([
    { title: "Essential", status: "Required", ...other },
    { title: "Analytics", status: "Optional", ...other },
    { title: "Functional", status: "Optional", ...other },
    { title: "Marketing", status: "Optional", ...other },
  ]);
});

test("the privacy policy names the laws that it goes by", () => {
  const words = clean(mainOf("/privacy").text);
  for (const law of [
    "Information Technology Act, 2000",
    "Digital Personal Data Protection Act, 2023",
    "General Data Protection Regulation (GDPR)",
  ])
    expect(words).toContain(law);
});

function mainOf(path: string) {
  const main = builtPages()
    .find((page) => page.path === path)
    ?.root.querySelector("main");
  if (!main) throw new Error(`${path} was not built`);
  return main;
}

function clean(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ").trim();
}
