import { basename, dirname } from "node:path";

import { defaultCaption } from "../default-cover.ts";
import type { HastNode } from "./hast.ts";

interface MarkdownFile {
  path?: string;
  value: unknown;
  data: { astro?: { frontmatter?: { caption?: string } } };
}

/** Puts a blog article's drawing at the end of its opening, where a reader knows what it is about: before the first section. */
export function rehypeDrawing() {
  return (tree: HastNode, { path = "", value, data }: MarkdownFile) => {
    if (basename(dirname(path)) !== "blog" || !tree.children) return;
    const title = data.astro?.frontmatter?.caption ?? defaultCaption(String(value));
    const section = tree.children.findIndex(({ tagName }) => tagName === "h2");
    tree.children.splice(section === -1 ? tree.children.length : section, 0, {
      type: "element",
      tagName: "img",
      properties: { src: `/covers/${basename(path, ".mdx")}.svg`, title },
    });
  };
}
