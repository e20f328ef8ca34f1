import { expect, test } from "vitest";

import { prefersMarkdown } from "./prefers-markdown.ts";

test.each([
  "text/markdown",
  "text/markdown, text/html, */*",
  "TEXT/Markdown;q=0.9, text/html;q=0.8",
  "text/html;q=0.5, text/markdown;q=0.5",
  "text/markdown;variant=GFM, text/html",
])("%s: Markdown", (accept) => expect(prefersMarkdown(accept)).toBe(true));

test.each([
  undefined,
  "",
  "*/*",
  "text/*",
  "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "text/html, text/markdown;q=0.9",
  "text/markdown;q=0",
  "text/markdown;q=0.3, text/html;q=0.7",
  "application/x-text/markdown-ish",
  "text/markdown;q=nonsense",
])("%s: the page", (accept) => expect(prefersMarkdown(accept)).toBe(false));
