import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { filesUnder } from "../support/built-site.ts";
import { repository, sourceFiles } from "../support/source-files.ts";

/** Comments run over several lines. */
const texts = [
  ...sourceFiles(),
  ...filesUnder(join(repository, "docs")).map((file) => `docs/${file}`),
  ...readdirSync(repository).filter((name) => name.endsWith(".md")),
]
  .filter((file) => /\.(astro|css|md|mdx|mjs|tsx?)$/.test(file))
  .map((file) => ({ file, text: read(file).replaceAll(/\s*\n[\s*/]*/g, " ") }));

test("“specification, product 5” and “specification, decision 22” are there to be read", () => {
  const cited = citations(/\bspecification, (?:(?:product|catalogue|decision) \d+(?: and )?)+/g);
  expect(cited.length).toBeGreaterThan(20);
  const missing = cited.filter(({ match: [all] }) =>
    [...all.matchAll(/(\w+) (\d+)/g)].some(([, part, number]) => !stands(part, number)),
  );
  expect(missing.map(shown)).toEqual([]);
});

test("so are “decision 002” of docs/decisions and the rules of docs/voice.md", () => {
  const decisions = new Set(readdirSync(join(repository, "docs/decisions")).map((name) => name.slice(0, 3)));
  const missing = [
    ...citations(/\bdecisions? (\d{3})\b/g).filter(({ match }) => !decisions.has(match[1] ?? "")),
    ...citations(/\bdocs\/decisions\/([\w-]+\.md)/g).filter(
      ({ match }) => !readdirSync(join(repository, "docs/decisions")).includes(match[1] ?? ""),
    ),
    ...citations(/docs\/voice\.md, rule (\d+)|rule (\d+) of docs\/voice\.md/g).filter(
      ({ match }) => !read("docs/voice.md").includes(`\n${match[1] ?? match[2]}. **`),
    ),
  ];
  expect(missing.map(shown)).toEqual([]);
});

function citations(pattern: RegExp) {
  return texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, match })));
}

/** Sections of the owner's text have headings with numbers; decisions are a list. */
function stands(part = "", number = ""): boolean {
  return part === "decision"
    ? read("docs/specification/decisions.md").includes(`\n${number}. `)
    : read(`docs/specification/${part}.md`).includes(`\n## ${number}. `);
}

function shown({ file, match }: ReturnType<typeof citations>[number]): string {
  return `${file}: ${match[0]}`;
}

function read(file: string): string {
  return readFileSync(join(repository, file), "utf8");
}
