import { expect, test } from "vitest";

import { percent } from "./percent";

test("a part of a whole is a length with two decimals at most", () => {
  expect(percent(1, 3)).toBe("33.33%");
  expect(percent(12, 24)).toBe("50%");
  expect(percent(0, 24)).toBe("0%");
  expect(percent(40)).toBe("40%");
});
