import { expect, test } from "vitest";

import { sample } from "./content.ts";
import { levelOf } from "./risk-levels.ts";

test("a finding's level follows from likelihood times impact", () => {
  expect(levelOf({ likelihood: 5, impact: 5 }).name).toBe("Critical");
  expect(levelOf({ likelihood: 4, impact: 5 }).name).toBe("Critical");
  expect(levelOf({ likelihood: 4, impact: 4 }).name).toBe("High");
  expect(levelOf({ likelihood: 3, impact: 4 }).name).toBe("High");
  expect(levelOf({ likelihood: 5, impact: 2 }).name).toBe("Medium");
  expect(levelOf({ likelihood: 2, impact: 3 }).name).toBe("Medium");
  expect(levelOf({ likelihood: 5, impact: 1 }).name).toBe("Low");
  expect(levelOf({ likelihood: 1, impact: 1 }).name).toBe("Low");
});

test("the sample has every level, worst first, and no two findings in one square", () => {
  const names = sample.map((finding) => levelOf(finding).name);
  expect([...new Set(names)]).toEqual(["Critical", "High", "Medium", "Low"]);
  expect(new Set(sample.map(({ likelihood, impact }) => `${likelihood},${impact}`)).size).toBe(sample.length);
});
