import { expect, test } from "vitest";

import { tellingWords } from "./telling-words.ts";

test("keeps what a text repeats and the others lack, each word once", () => {
  const texts = [
    ["team", "cluster", "cluster", "node"],
    ["team", "invoice"],
    ["team", "team", "mail"],
  ];
  expect(tellingWords(texts, 2)).toEqual([
    ["cluster", "node"],
    ["invoice", "team"],
    ["mail", "team"],
  ]);
});
