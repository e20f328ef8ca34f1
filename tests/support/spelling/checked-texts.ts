import type { HTMLElement, Node } from "node-html-parser";
import { parseSync, Visitor } from "vite";

import type { BuiltPage } from "../built-site.ts";

/** What a page shows, piece by piece, and what it tells screen readers and search engines. */
export function textsOfPage({ root }: BuiltPage): string[] {
  const description = root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  return [description, ...root.querySelectorAll("html").flatMap(textsOfNode)];
}

function textsOfNode(node: Node): string[] {
  if (node.nodeType === 3) return [node.text];
  if (node.nodeType !== 1) return [];
  const element = node as HTMLElement;
  if (["SCRIPT", "STYLE", "PRE", "CODE"].includes(element.tagName)) return [];
  const spoken = ["aria-label", "alt", "placeholder", "title"].map(
    (name) => element.getAttribute(name) ?? "",
  );
  return [...spoken.filter(Boolean), ...element.childNodes.flatMap(textsOfNode)];
}

/** A text without its code and the addresses of its links. */
export function textOfMarkdown(source: string): string {
  return source
    .replaceAll(/^(```+)[\s\S]*?^\1$/gm, "")
    .replaceAll(/`[^`]+`/g, " ")
    .replaceAll(/\]\([^)]*\)/g, "]");
}

/** The sentences and labels in a source file: neither its names nor its class names. */
export function textsOfSource(file: string, source: string): string[] {
  const found: { start: number; text: string }[] = [];
  const left: { start: number; end: number }[] = [];
  new Visitor({
    ImportDeclaration: (node) => void left.push(node),
    JSXAttribute(node) {
      if (node.name.name === "className") left.push(node);
    },
    JSXText: ({ start, value }) => void found.push({ start, text: value }),
    Literal({ start, value }) {
      if (typeof value === "string") found.push({ start, text: value });
    },
    TemplateLiteral({ start, quasis }) {
      const text = quasis.map(({ value }) => value.cooked ?? "").join(" … ");
      found.push({ start, text: text.replaceAll(/<style>[\s\S]*<\/style>|<[^>]*>/g, " ") });
    },
  }).visit(parseSync(file, source).program);
  return found
    .filter(({ start }) => !left.some((node) => node.start <= start && start < node.end))
    .map(({ text }) => text)
    .filter((text) => isSentenceOrLabel.test(text) && !isClassList.test(text));
}

const isSentenceOrLabel = /\p{L}\s|^\p{Lu}\p{Ll}+$/u;
const isClassList = /(?:^|\s)(?:[\w-]+:)*[a-z]+-[\d.]+(?:\s|$)|\]:|-\[|\b(?:bg|border|max-w|text)-[a-z]/;
