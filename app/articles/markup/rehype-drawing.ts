import { basename, dirname } from "node:path";

import { readBlog } from "../read-articles.server.ts";
import type { HastNode } from "./hast.ts";

/** Puts a blog article's drawing at the end of its opening, where a reader knows what it is about: before the first section. */
export function rehypeDrawing() {
  return (tree: HastNode, { path = "" }: { path?: string }) => {
    const isBlog = basename(dirname(path)) === "blog";
    const article = isBlog && readBlog().find(({ id }) => id === basename(path, ".mdx"));
    if (!article || !tree.children) return;
    const section = tree.children.findIndex(({ tagName }) => tagName === "h2");
    tree.children.splice(section === -1 ? tree.children.length : section, 0, {
      type: "element",
      tagName: "img",
      properties: { src: article.image, title: article.caption },
    });
  };
}
