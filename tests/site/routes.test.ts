import { expect, test } from "vitest";

import { allAddresses } from "../../app/addresses.server.ts";
import { builtPages } from "../support/built-site.ts";

const under = (parent: string, names: string) => names.split(" ").map((name) => `${parent}/${name}`);

/** The route table of the specification, written out by hand so that a route lost from the site map is noticed. */
const specified = [
  "/",
  ...under("", "about contact case-studies blog careers portfolio signin signup privacy terms cookies"),
  "/services/cloud",
  ...under(
    "/services/cloud",
    "aws migration support finops well-architected devops data-analytics kubernetes",
  ),
  "/services/cybersecurity",
  ...under("/services/cybersecurity", "risk-assessment threat-protection compliance monitoring"),
  "/services/software-ai",
  ...under("/services/software-ai", "development ai-ml automation ux-ui"),
  "/services/hosting",
  ...under("/services/hosting", "shared cloud vps dedicated domains"),
  ...under("/services/email", "google-workspace microsoft-365 business zoho"),
  ...under("/services/security", "ssl website-waf penetration-vulnerability backup-dr"),
  ...under("/services/marketing", "seo-smo orm digital-strategy ppc"),
  ...under("/industries", "education healthcare ecommerce gaming manufacturing fintech"),
];

/** Linked from specified pages or tried by people, so they exist too. */
const linked = [
  "/services",
  ...under("/services", "email security marketing"),
  "/industries",
  "/support/knowledge-base",
  "/support/announcements",
  "/forgot-password",
];

const built = builtPages().map((page) => page.path);

test("all 55 routes of the specification are prerendered", () => {
  expect(new Set(specified).size).toBe(55);
  expect(specified.filter((path) => !built.includes(path))).toEqual([]);
});

test("the pages that the specification links to are prerendered", () => {
  expect(linked.filter((path) => !built.includes(path))).toEqual([]);
});

test("the build holds the pages of the site map and of the articles, the page for unknown addresses, and nothing else", () => {
  expect(built.toSorted()).toEqual([...allAddresses(), "/404.html"].toSorted());
});
