import { expect, test } from "vitest";

import { amountOf, formatAmount, totalOf } from "./invoice.ts";

test.for([
  [720, 0.05, 36],
  [176, 0.12, 21.12],
  [3, 14.99, 44.97],
  [1, 1.005, 1.01],
  [0, 59.99, 0],
])("%d at %d dollars are %d dollars", ([quantity = 0, price = 0, amount]) => {
  expect(amountOf({ quantity, price })).toBe(amount);
});

test("the total is the sum of the amounts that stand on the lines", () => {
  const lines = [
    { quantity: 1, price: 0.105 },
    { quantity: 1, price: 0.105 },
    { quantity: 2, price: 59.99 },
  ];
  expect(totalOf(lines)).toBe(120.2);
  expect(Math.round(lines.reduce((sum, line) => sum + amountOf(line), 0) * 100) / 100).toBe(120.2);
});

test.for([
  [9, "$9.00"],
  [86.4, "$86.40"],
  [1234.5, "$1,234.50"],
] as const)("%d dollars are written with their cents", ([dollars, text]) => {
  expect(formatAmount(dollars)).toBe(text);
});

test("an invoice without lines comes to nothing", () => {
  expect(totalOf([])).toBe(0);
});
