import { evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";

import { articleElements } from "./article-elements";
import { rehypeBoxNames } from "./rehype-box-names";
import { rehypeRowHeaders } from "./rehype-row-headers";

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
  expect(html).toContain("<span>DNS record</span>");
});

function code(info: string): string {
  return `\`\`\`${info}\nx\n\`\`\`\n\n`;
}

async function htmlOf(markdown: string): Promise<string> {
  const { default: Article } = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeRowHeaders, rehypeBoxNames],
  });
  return renderToStaticMarkup(createElement(Article, { components: articleElements }));
}

async function rowHeadings(table: string): Promise<string[]> {
  return [...(await htmlOf(table)).matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, text = ""]) => text);
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name = ""]) => name);
}
