import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { builtPages } from "../support/built-site.ts";
import { problemsOf } from "../support/problems.ts";
import { repository } from "../support/source-files.ts";
import { textOfMarkdown, textsOfPage, textsOfSource } from "../support/spelling/checked-texts.ts";
import { inBritish, isBritish, ownWords, phrases } from "../support/spelling/dictionary.ts";
import { mistakesIn } from "../support/spelling/mistakes.ts";

/** What visitors and developers read; of source files those whose texts no built page shows. */
const checkedFiles = [
  "*.md",
  "docs/**/*.md",
  "{app,desk}/**/README.md",
  "app/{connection,enquiry,features}/**/*.{ts,tsx}",
  "desk/{app,mail,site}/**/*.{ts,tsx}",
];
const notShown = [
  "**/node_modules",
  "**/testing",
  "**/*.test.{ts,tsx}",
  "desk/mail/template/styles.ts",
  // What a visitor may type, however it is spelt.
  "app/features/search/words",
  // The owner's own words.
  "docs/specification",
];

const files = globSync(checkedFiles, { cwd: repository, exclude: notShown }).map((file) => ({
  file,
  texts: textsOf(file, readFileSync(join(repository, file), "utf8")),
}));
const textsByPage = new Map(builtPages().map((page) => [page, textsOfPage(page)]));

test("pages are spelt in British English", () => {
  expect(problemsOf(builtPages(), (page) => textsByPage.get(page)?.flatMap(mistakesIn) ?? [])).toEqual([]);
});

test("so are documents, messages that show later, mails and the desk", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap(({ file, texts }) => texts.flatMap(mistakesIn).map((mistake) => `${file}: ${mistake}`)),
  ).toEqual([]);
});

test("our own lists are sorted, and hold nothing that is known, American or no longer used", () => {
  const everything = [...[...textsByPage.values()].flat(), ...files.flatMap(({ texts }) => texts)].join("\n");
  const inAnyCase = everything.toLowerCase();
  expect(ownWords).toEqual([...new Set(ownWords)].toSorted(byLetters));
  expect(phrases).toEqual([...new Set(phrases)].toSorted(byLetters));
  expect(ownWords.filter((word) => isBritish(word) || inBritish(word))).toEqual([]);
  expect(ownWords.filter((word) => !inAnyCase.includes(word.toLowerCase()))).toEqual([]);
  expect(phrases.filter((phrase) => !everything.includes(phrase))).toEqual([]);
});

test.each([
  ["We recieve your message.", "recieve in “We recieve your message.”"],
  ["Pick a color.", "color in “Pick a color.”"],
  ["Our organization", "organization (write organisation) in “Our organization”"],
  ["We do cost optimization.", "optimization (write optimisation) in “We do cost optimization.”"],
  ["Optimization comes last.", "Optimization (write Optimisation) in “Optimization comes last.”"],
  ["The license is free.", "The license (write licence) in “The license is free.”"],
  ["Send an e-mail.", "e-mail (write email) in “Send an e-mail.”"],
  ["A kuberntes cluster", "kuberntes in “A kuberntes cluster”"],
  ["A GITHub account", "GITHub in “A GITHub account”"],
])("%s is found", (text, mistake) => {
  expect(mistakesIn(text)).toEqual([mistake]);
});

test.each([
  "Optimization",
  "Cloud Migration and Optimization",
  "The client’s licence, at www.color.example/center, has the size of a prize.",
  "VMs and APIs: re-platforming IPv6 in Kubernetes’ way",
])("%s is right", (text) => {
  expect(mistakesIn(text)).toEqual([]);
});

test("of a page its attributes are read, of documents and sources the prose", () => {
  const [page] = builtPages();
  expect(page && textsOfPage(page)).toContain(
    page?.root.querySelector("[aria-label]")?.getAttribute("aria-label"),
  );
  expect(textOfMarkdown("See `color` and [this](/center).\n```css\ncolor: red\n```\n").trim()).toBe(
    "See   and [this].",
  );
  const source =
    'import x from "a b"; const C = () => <p className="items-center" title="Your name">Hello {`dear ${x}`}</p>;';
  expect(textsOfSource("a.tsx", source)).toEqual(["Your name", "Hello ", "dear  … "]);
});

function textsOf(file: string, source: string): string[] {
  return file.endsWith(".md") ? [textOfMarkdown(source)] : textsOfSource(file, source);
}

/** As an editor's "sort lines" does it: in any case. */
function byLetters(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a !== b) return a < b ? -1 : 1;
  return one < other ? -1 : 1;
}
