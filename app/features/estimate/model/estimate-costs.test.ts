import { expect, it } from "vitest";

import { totalsOf } from "./estimate-costs.ts";
import { readEstimate } from "./estimate.ts";

const example =
  "?estimate=business-email-business.12,vps-professional.2,cloud-hosting-starter.300,backup-business," +
  "domain-com,ssl-organization-validated,pentest-vulnerability-assessment";

it("adds up months, years and what is paid once, with renewals, to the cent", () => {
  const totals = totalsOf(readEstimate(example).lines, false);
  expect([totals.month, totals.firstYear, totals.threeYears].map(({ gross }) => gross)).toEqual([
    328_00, 7036_99, 15_116_97,
  ]);
  expect(totals.years).toEqual([7036_99, 4039_99, 4039_99]);
});

it("adds tax to each sum, rounded to the cent", () => {
  const { month, firstYear, threeYears } = totalsOf(readEstimate(example).lines, true);
  expect([month, firstYear, threeYears]).toEqual([
    { net: 328_00, gst: 59_04, gross: 387_04 },
    { net: 7036_99, gst: 1266_66, gross: 8303_65 },
    { net: 15_116_97, gst: 2721_05, gross: 17_838_02 },
  ]);
});

it("takes a domain's renewal from the second year on, for each domain", () => {
  expect(totalsOf(readEstimate("?estimate=domain-online.3").lines, false).years).toEqual([
    29_97, 119_97, 119_97,
  ]);
});

it("leaves agreed prices out of the sums and counts them", () => {
  const totals = totalsOf(readEstimate("?estimate=cloud-support-enterprise,vps-starter").lines, false);
  expect(totals.month.gross).toBe(29_00);
  expect(totals.onRequest).toBe(1);
});

it("has no rounding of its own, however many there are", () => {
  expect(totalsOf(readEstimate("?estimate=shared-starter.9999").lines, false).month.net).toBe(9999 * 499);
  expect(totalsOf([], true).threeYears).toEqual({ net: 0, gst: 0, gross: 0 });
});
