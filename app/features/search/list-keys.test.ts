import { expect, test } from "vitest";

import { FIELD, nextStop } from "./list-keys";

test.each([
  ["ArrowDown", FIELD, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 2],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, FIELD],
  ["ArrowUp", FIELD, undefined],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Home", FIELD, undefined],
  ["End", FIELD, undefined],
  ["x", 1, FIELD],
  ["x", FIELD, undefined],
  [" ", 1, undefined],
  ["Enter", 1, undefined],
  ["Tab", 1, undefined],
])("%s from %i leads to %s", (key, current, expected) => {
  expect(nextStop(key, current, 3)).toBe(expected);
});

test("with no result there is nowhere to go", () => {
  expect(nextStop("ArrowDown", FIELD, 0)).toBeUndefined();
});
