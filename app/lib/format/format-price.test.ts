import { expect, it } from "vitest";

import { formatPrice } from "./format-price";

it("writes prices as the specification does", () => {
  expect([29, 4.99, 12.5, 0.05, 2999, 19_999, "Custom" as const].map(formatPrice)).toEqual([
    "$29",
    "$4.99",
    "$12.50",
    "$0.05",
    "$2,999",
    "$19,999",
    "Custom",
  ]);
});
