import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeEach, expect, test } from "vitest";

import { readBlog, readHelp } from "./read-articles.server";

const root = mkdtempSync(join(tmpdir(), "articles-"));
const covers = join(root, "covers");
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const kind of ["blog", "help", "covers"]) {
    rmSync(join(root, kind), { recursive: true, force: true });
    mkdirSync(join(root, kind));
  }
});

const right = {
  title: "A title of some length",
  excerpt: "An excerpt that says in a sentence or two what the article is about and why to read it.",
  author: "daniel-pinto",
  date: "January 10, 2025",
  reviewed: "January 10, 2025",
  category: "Cloud Services",
  tags: ["Backup", "Incidents"],
};
const caption = "What the cover draws";

test("the least an article needs is read; id, reading time and cover follow", () => {
  write(right, `${"word ".repeat(1000)}\n`);
  expect(readBlog(root, covers)).toEqual([
    {
      id: "an-article",
      readTime: "5 min read",
      corrections: [],
      modified: right.date,
      image: "/covers/an-article.svg",
      caption: expect.stringContaining("1 part,") as string,
      ...right,
    },
  ]);
});

test("an article may have any date, and one of a later review", () => {
  write({ ...right, date: "November 15, 2026", reviewed: "March 1, 2031" });
  expect(readBlog(root, covers)).toMatchObject([{ date: "November 15, 2026", reviewed: "March 1, 2031" }]);
});

test("an article was last modified when it was last reviewed or corrected, whichever is later", () => {
  const reviewed = "March 1, 2026";
  write({
    ...right,
    reviewed,
    corrections: [correction("February 1, 2026"), correction("January 15, 2025")],
  });
  expect(readBlog(root, covers)).toMatchObject([{ modified: reviewed }]);
  write({ ...right, reviewed, corrections: [correction("November 15, 2026"), correction("April 1, 2026")] });
  expect(readBlog(root, covers)).toMatchObject([{ modified: "November 15, 2026" }]);
});

test("a cover that was drawn has a caption, and only such a cover has one", () => {
  write({ ...right, caption });
  expect(messageOf(() => readBlog(root, covers))).toContain(
    "an-article.mdx, caption: tells of a cover that is not there",
  );
  writeFileSync(join(root, "covers/an-article.ts"), "export const cover = [];\n");
  expect(readBlog(root, covers)).toMatchObject([{ caption, image: "/covers/an-article.svg" }]);
  write(right);
  expect(messageOf(() => readBlog(root, covers))).toContain("an-article.mdx, caption: is missing");
});

test.each([
  ["category", { category: "Cooking" }, "Cooking"],
  ["tags", { tags: ["Backup", "Gardening"] }, "Gardening"],
  ["tags", { tags: ["Backup"] }, "two tags"],
  ["tags", { tags: ["Backup", "Backup"] }, "twice"],
  ["author", { author: "nobody" }, "nobody"],
  ["date", { date: "2025-01-10" }, "January 10, 2025"],
  ["date", { date: "January 32, 2025" }, "January 10, 2025"],
  ["reviewed", { reviewed: undefined }, "January 10, 2025"],
  ["reviewed", { reviewed: "January 9, 2025" }, "earlier than the date"],
  ["reviewed", { reviewed: "15 November 2026" }, "January 10, 2025"],
  ["corrections", { corrections: "All of it." }, "list"],
  ["corrections", { corrections: [{ date: "January 11, 2025" }] }, "missing"],
  ["corrections", { corrections: [{ date: "2025-01-11", note: "A figure was wrong." }] }, "January 10, 2025"],
  ["corrections", { corrections: [{ date: "January 11, 2025", note: "Something" }] }, "shorter"],
  [
    "corrections",
    { corrections: [{ date: "January 11, 2025", note: "It ends without a stop" }] },
    "full stop",
  ],
  ["corrections", { corrections: [{ date: "January 9, 2025", note: "A figure was wrong." }] }, "earlier"],
  ["title", { title: undefined }, "missing"],
  ["image", { image: "/covers/another.svg" }, "/covers/an-article.svg"],
  ["title", { title: "Short" }, "shorter"],
  ["excerpt", { excerpt: "x".repeat(161) }, "longer"],
  ["colour", { colour: "blue" }, ""],
])("a wrong %s stops the build, by file and field: %o", (field, wrong, told) => {
  write({ ...right, ...wrong });
  const message = messageOf(() => readBlog(root, covers));
  expect(message).toContain(`an-article.mdx, ${field}`);
  expect(message).toContain(told);
});

test("every mistake of a file is told at once", () => {
  write({ ...right, author: "nobody", category: "Cooking" });
  expect(messageOf(() => readBlog(root, covers))).toMatch(
    /an-article\.mdx, author[\s\S]*an-article\.mdx, category/,
  );
});

test("front matter that is missing or no YAML is told by file", () => {
  writeFileSync(join(root, "blog/bare.mdx"), "Only words.\n");
  expect(messageOf(() => readBlog(root, covers))).toContain("bare.mdx");
  writeFileSync(join(root, "blog/bare.mdx"), "---\ntitle: [\n---\nWords.\n");
  expect(messageOf(() => readBlog(root, covers))).toContain("bare.mdx");
});

test("a help article is checked in the same way", () => {
  const { title, excerpt } = right;
  const help = { title, excerpt, group: "Gossip", order: 1, date: right.date, reviewed: right.date };
  writeFileSync(join(root, "help/an-answer.mdx"), fileOf(help, "Words.\n"));
  expect(messageOf(() => readHelp(root))).toContain("an-answer.mdx, group");
  const unreviewed = { ...help, group: "Getting started", reviewed: undefined };
  writeFileSync(join(root, "help/an-answer.mdx"), fileOf(unreviewed, "Words.\n"));
  expect(messageOf(() => readHelp(root))).toContain("an-answer.mdx, reviewed");
});

function correction(date: string) {
  return { date, note: "A figure was wrong and is right now." };
}

function write(frontMatter: object, body = "Words.\n") {
  writeFileSync(join(root, "blog/an-article.mdx"), fileOf(frontMatter, body));
}

/** JSON is YAML. */
function fileOf(frontMatter: object, body: string): string {
  return `---\n${JSON.stringify(frontMatter)}\n---\n\n${body}`;
}

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return String(error);
  }
  return "";
}
