import { elementsIn, type HastNode, textIn } from "./hast.ts";

/**
 * Makes the first cell of each row its heading where it labels the row: where the first column names something
 * different in every row. A column that repeats itself ("Page, Page, Ticket") or has gaps labels nothing.
 */
export function rehypeRowHeaders() {
  return (tree: HastNode) => {
    for (const body of elementsIn(tree, "tbody")) {
      const firstCells = elementsIn(body, "tr").flatMap((row) => elementsIn(row, "td").slice(0, 1));
      if (!areLabels(firstCells.map((cell) => textIn(cell).trim()))) continue;
      for (const cell of firstCells) {
        cell.tagName = "th";
        cell.properties = { ...cell.properties, scope: "row" };
      }
    }
  };
}

function areLabels(texts: readonly string[]): boolean {
  return texts.length > 1 && texts.every(Boolean) && new Set(texts).size === texts.length;
}
