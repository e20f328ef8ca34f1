import { expect, it } from "vitest";

import { formatCents } from "./format-cents.ts";

it.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [703699, "$7,036.99"],
  [1511700, "$15,117.00"],
])("writes %d cents as %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});
