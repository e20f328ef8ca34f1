import { expect, it } from "vitest";

import { salaryRange } from "./salary-range";

it.each([
  ["$120k–$160k", { from: 120, to: 160 }],
  ["$60k–$80k plus commission", { from: 60, to: 80 }],
  ["$95k", { from: 95, to: 95 }],
])("reads the thousands of %s", (salary, range) => {
  expect(salaryRange(salary)).toEqual(range);
});
