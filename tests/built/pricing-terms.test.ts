import { expect, test } from "vitest";

import { billing } from "../../app/catalogue/promises/billing.data.ts";
import { term } from "../../app/catalogue/promises/term.data.ts";
import { areaOf, pages } from "../../app/site-map.ts";
import { specifiedPages } from "../facts/all-pages.ts";
import { plansOf } from "../facts/prices.ts";
import { mainOf } from "../support/page-parts.ts";
import { says, textOf } from "../support/says.ts";

const plansAt = new Set(
  specifiedPages.flatMap(({ path, parts = [] }) => (parts.some(({ plans }) => plans) ? [path] : [])),
);
/** Below the area's own page; industries sell the services of the other areas. */
const services = pages.filter(
  ({ path, area }) => path.startsWith("/services/") && areaOf(path) !== undefined && !area,
);
/** Priced by extension, in a table of its own. */
const domains = "/services/hosting/domains";

test.for([...plansAt, domains])("%s states currency, tax, term and notice beside its prices", (path) => {
  const text = textOf(mainOf(path));
  const terms = [term.sentence, term.yearly, term.once, term.hourly];
  expect(text).toContain(billing.sentence);
  expect(terms.filter((each) => text.includes(each))).not.toEqual([]);
});

test("a service has plans, or says how it is priced", () => {
  const unpriced = services.map(({ path }) => path).filter((path) => !plansAt.has(path) && path !== domains);
  expect(unpriced.length).toBeGreaterThan(10);
  const silent = unpriced.filter((path) => {
    const section = mainOf(path).querySelector("#pricing");
    const terms = section?.querySelectorAll("dt").map(textOf) ?? [];
    return ![
      "What's fixed",
      "What depends on use",
      "What changes the price",
      "What the first step costs",
    ].every((each) => terms.includes(each));
  });
  expect(silent).toEqual([]);
});

test("risk assessment shows the prices of penetration testing", () => {
  const text = textOf(mainOf("/services/cybersecurity/risk-assessment"));
  const plans = plansOf("/services/security/penetration-vulnerability");
  const amounts = plans.flatMap(({ price }) => /\$[\d,.]+/.exec(price) ?? []);
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts.filter((amount) => !says(text, amount))).toEqual([]);
});
