import { expect, test } from "vitest";

import { findArticles } from "./find-articles";
import { bodyWords, type SearchEntry } from "./search-entry";

const entry = (id: string, words: Partial<SearchEntry>): SearchEntry => ({
  id,
  title: "",
  excerpt: "",
  names: [],
  sections: [],
  body: "",
  ...words,
});

const entries = [
  entry("body", { title: "Something else", body: "database restore" }),
  entry("section", { title: "Drills", sections: ["First", "How to restore"], body: "database" }),
  entry("title", { title: "Restore a database", names: ["Backup"] }),
  entry("other", { title: "E-mail that arrives", excerpt: "With C++ and 99.9% of cafés." }),
];
const idsFor = (query: string) => findArticles(entries, query).map((found) => found.entry.id);

test("a match in the title comes before one in a heading, and that before one in the text", () => {
  expect(idsFor("restore")).toEqual(["title", "section", "body"]);
});

test("every word has to match, each as the beginning of a word", () => {
  expect(idsFor("rest data")).toEqual(["title", "section", "body"]);
  expect(idsFor("restore backup")).toEqual(["title"]);
  expect(idsFor("store")).toEqual([]);
});

test("capitals, accents, plurals and the hyphen of e-mail make no difference", () => {
  for (const query of ["EMAIL", "e-mail", "emails", "café", "cafe", "99.9"])
    expect(idsFor(query)).toEqual(["other"]);
});

test("the heading that matches is told, and the words that do", () => {
  const [found] = findArticles(entries, "drills restor");
  expect(found?.section).toBe("How to restore");
  expect(found?.words).toEqual(expect.arrayContaining(["drill", "restore"]));
});

test.each(['"', "((", "[a-", "\\", ".*", "🚀", "C++ .* [", "   "])(
  "%s is no pattern and breaks nothing",
  (query) => {
    expect(() => idsFor(query)).not.toThrow();
  },
);

test("signs alone find nothing; words that are in every text leave all", () => {
  expect(idsFor("(*)")).toEqual([]);
  expect(idsFor("🚀")).toEqual([]);
  expect(idsFor("how to")).toHaveLength(entries.length);
});

test("ten thousand characters are answered at once", () => {
  const start = performance.now();
  idsFor("restore ".repeat(1250));
  expect(performance.now() - start).toBeLessThan(100);
});

test("the words of a body are those that what is shown lacks, each once", () => {
  expect(bodyWords("The restore, the drill. Drills a 5 backups", ["Restore"])).toBe("backup drill");
});
