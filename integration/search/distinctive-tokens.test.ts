import { expect, test } from "vitest";

import { distinctiveTokens } from "./distinctive-tokens.ts";

test("keeps what a text repeats and the others lack, each token once", () => {
  const texts = [
    ["team", "cluster", "cluster", "node"],
    ["team", "invoice"],
    ["team", "team", "mail"],
  ];
  expect(distinctiveTokens(texts, 2)).toEqual([
    ["cluster", "node"],
    ["invoice", "team"],
    ["mail", "team"],
  ]);
});
