import { expect, test } from "vitest";

import { digitsOfGuesses } from "./digits";

test("counts the digits of the number itself", () => {
  expect(digitsOfGuesses(1, 10)).toBe(2);
  // 94 to the power of 8 is 6,095,689,385,410,816.
  expect(digitsOfGuesses(8, 94)).toBe(16);
  expect(digitsOfGuesses(24, 94)).toBe(48);
});
