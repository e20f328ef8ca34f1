import type { Code, Nodes, Root } from "mdast";

/** Hands on what the author calls a listing (```text title="DNS record"): of a fence's first line, HTML knows the language only. */
export function remarkCodeTitles() {
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
