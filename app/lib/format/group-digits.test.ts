import { expect, it } from "vitest";

import { groupDigits } from "./group-digits.ts";

it("groups as an American reader expects", () => {
  for (const amount of [0, 5, 42, 999, 1000, 19_999, 250_000, 1_234_567, 99.5]) {
    expect(groupDigits(amount)).toBe(amount.toLocaleString("en-US"));
  }
});

it("leaves the cents of a text alone", () => {
  expect(groupDigits("12345.50")).toBe("12,345.50");
});
