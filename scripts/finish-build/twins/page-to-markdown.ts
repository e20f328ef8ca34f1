import type { Root, RootContent } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

import { headAndMain, withoutDrawings } from "../files/head-and-main.ts";
import { descriptionOf, mainOf } from "./document-parts.ts";
import { handlers } from "./handlers.ts";

/**
 * What a page says, without its frame: heading, text, lists, tables, and the labels of its drawings.
 * `address` is the page's whole address; links of the page become whole addresses too. Spaces that keep words on one line
 * become ordinary ones: in a text without a width they only keep a search from finding what it looks for.
 */
export function pageToMarkdown(html: string, address: string): string {
  const { head, main: shown } = headAndMain(html, address);
  const read = `<head>${head}</head>${withoutDrawings(shown)}`.replaceAll("\u00A0", " ");
  const document = unified().use(rehypeParse).parse(read);
  const main = unified().use(rehypeRemark, { handlers }).runSync(mainOf(document, address)) as Root;
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", rule: "-", emphasis: "_", fences: true, listItemIndent: "one" })
    .stringify(introduced(main, descriptionOf(document), address));
}

/** Under the title: what the page is about, and where it stands. */
function introduced(tree: Root, description: string, address: string): Root {
  const title = tree.children.findIndex((node) => node.type === "heading" && node.depth === 1);
  const introduction: RootContent = {
    type: "blockquote",
    children: [
      { type: "paragraph", children: [{ type: "text", value: description }] },
      {
        type: "paragraph",
        children: [{ type: "link", url: address, children: [{ type: "text", value: address }] }],
      },
    ],
  };
  return { ...tree, children: tree.children.toSpliced(title + 1, 0, introduction) };
}
