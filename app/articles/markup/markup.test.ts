import { expect, test } from "vitest";

import { markup } from "./markup";

const labelled = "| Plan | Price |\n| - | - |\n| Starter | $29 |\n| Business | $59 |\n";
const repeating = "| Severity | Within |\n| - | - |\n| Page | 1 h |\n| Page | 6 h |\n";
const emptyCorner = "|  | Before | After |\n| - | - | - |\n| Spread | 2 | 3 |\n| Mean | 1 | 4 |\n";

test("the first cell is the row's heading where every row has its own", async () => {
  expect(await rowHeadings(labelled)).toEqual(["Starter", "Business"]);
  expect(await rowHeadings(emptyCorner)).toEqual(["Spread", "Mean"]);
  expect(await rowHeadings(repeating)).toEqual([]);
  expect(await rowHeadings("| Written | Instead |\n| - | - |\n| one | other |\n")).toEqual([]);
  expect(await rowHeadings("| Name | Type |\n| - | - |\n| a | MX |\n|  | TXT |\n")).toEqual([]);
});

test("a table is named by the heading above it and its first columns", async () => {
  const html = await htmlOf(`${labelled}\n## The plans\n\n${labelled}\n### In *short*\n\n${emptyCorner}`);
  expect(namesIn(html)).toEqual(["Plan, Price", "The plans – Plan, Price", "In short – Before, After"]);
});

test("code is named by its title or its language, and no two boxes are called the same", async () => {
  const inList = "- item\n\n  ```zig\n  x\n  ```\n\n";
  const titled = code('text title="DNS record"');
  const html = await htmlOf(`## Steps\n\n${code("sql")}${code("sql")}${inList}${titled}${code("")}`);
  expect(namesIn(html)).toEqual([
    "Steps – SQL",
    "Steps – SQL 2",
    "Steps – zig",
    "Steps – DNS record",
    "Steps – Text",
  ]);
  expect(html).toContain('data-title="DNS record"');
});

test("a blog article's drawing stands between its opening and its first section", async () => {
  const text = "Opening.\n\n## One\n\n## Two\n";
  const html = await htmlOf(text, { file: "blog/an-article.mdx", caption: "Two bars." });
  expect(html).toMatch(
    /^<p>Opening\.<\/p>\s*<img src="\/covers\/an-article\.svg" title="Two bars\.">\s*<h2 id="one">/,
  );
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(await htmlOf("Short.", { file: "blog/an-article.mdx" })).toMatch(
    /^<p>Short\.<\/p><img [^>]*1 part[^>]*>$/,
  );
  expect(await htmlOf(text)).not.toContain("<img");
});

function code(info: string): string {
  return `\`\`\`${info}\nx\n\`\`\`\n\n`;
}

/** Without what article-elements.tsx makes of it. */
async function htmlOf(
  markdown: string,
  { file = "help/an-answer.mdx", ...frontmatter }: { file?: string; caption?: string } = {},
) {
  const { render } = await markup.createRenderer({ syntaxHighlight: false });
  const { code: html } = await render(markdown, {
    fileURL: new URL(`../${file}`, import.meta.url),
    frontmatter,
  });
  return html;
}

async function rowHeadings(table: string): Promise<string[]> {
  return [...(await htmlOf(table)).matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, text = ""]) => text);
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name = ""]) => name);
}
