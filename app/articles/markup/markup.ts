import { type RehypePlugins, unified } from "@astrojs/markdown-remark";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";

import { rehypeBoxNames } from "./rehype-box-names.ts";
import { rehypeDrawing } from "./rehype-drawing.ts";
import { rehypeRowHeaders } from "./rehype-row-headers.ts";
import { remarkCodeTitles } from "./remark-code-titles.ts";

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
