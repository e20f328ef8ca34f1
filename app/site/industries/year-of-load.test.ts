import { expect, test } from "vitest";

import { yearsOfLoad } from "./year-of-load.ts";

test.for(Object.entries(yearsOfLoad))("%s has 52 weeks whose busiest is 100%", ([, weeks]) => {
  expect(weeks).toHaveLength(52);
  expect(Math.max(...weeks)).toBe(100);
  expect(Math.min(...weeks)).toBeGreaterThan(0);
});
