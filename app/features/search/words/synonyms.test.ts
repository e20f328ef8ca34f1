import { expect, test } from "vitest";

import { expandSynonyms } from "./synonyms";
import { tokenize } from "./tokenize";

const expanded = (query: string) =>
  expandSynonyms(tokenize(query)).map(({ typed, synonyms }) => [
    typed.join(" "),
    synonyms.map((tokens) => tokens.join(" ")),
  ]);

test("a word has the others of its group, a phrase is taken as one", () => {
  expect(expanded("dr plan")).toEqual([
    ["dr", ["disaster recovery"]],
    ["plan", []],
  ]);
  expect(expanded("office 365")).toEqual([
    ["office 365", expect.arrayContaining(["microsoft 365", "m365", "o365"])],
  ]);
});

test.each(["how much", "log in", "web site", "pay per click", "24 hours", "CI/CD"])(
  "%s has synonyms in spite of its stop words and signs",
  (phrase) => {
    expect(expandSynonyms(tokenize(phrase))[0]?.synonyms.length).toBeGreaterThan(0);
  },
);
