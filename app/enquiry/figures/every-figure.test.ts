import { expect, it } from "vitest";

import { numberFigures } from "../figure-subject.ts";

it("has an answer at both ends and for the example, with one number of the visitor's in it", () => {
  for (const { id, min, max, example, answer } of numberFigures) {
    expect(min < example && example < max, id).toBe(true);
    for (const value of [min, example, max]) {
      expect(answer(value), id).toMatch(/^[^*]*\*[^*]+\*[^*]*\.$/);
      expect(answer(value), id).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

it("names every figure once", () => {
  expect(new Set(numberFigures.map(({ id }) => id)).size).toBe(numberFigures.length);
});
