import { type RehypePlugins, unified } from "@astrojs/markdown-remark";
import type { Code, Nodes, Root } from "mdast";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";

import { rehypeBoxNames } from "./rehype-box-names.ts";
import { rehypeDrawing } from "./rehype-drawing.ts";
import { rehypeRowHeaders } from "./rehype-row-headers.ts";

/** From an article's MDX to elements; article-elements.tsx says how these are drawn. */
export const markup = unified({
  smartypants: false,
  remarkPlugins: [remarkCodeTitles],
  rehypePlugins: [
    rehypeSlug,
    rehypeRowHeaders,
    rehypeBoxNames,
    rehypeHighlight,
    rehypeDrawing,
  ] as RehypePlugins,
});

/** Hands on what the author calls a listing (```text title="DNS record"): of a fence's first line, HTML knows the language only. */
function remarkCodeTitles() {
  return (tree: Root) => {
    for (const code of listingsIn(tree)) {
      const [, dataTitle] = /title="([^"]+)"/.exec(code.meta ?? "") ?? [];
      code.meta = null;
      code.data = { ...code.data, hProperties: { dataTitle } };
    }
  };
}

function listingsIn(node: Nodes): Code[] {
  if (node.type === "code") return [node];
  return "children" in node ? node.children.flatMap(listingsIn) : [];
}
