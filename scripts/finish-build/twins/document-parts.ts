import type { Element, ElementContent, Root } from "hast";

/**
 * The main part of a document without what only a screen and a pointer can use: navigation, controls, whatever is
 * hidden from screen readers. Links become whole addresses.
 */
export function mainOf(tree: Root, address: string): Root {
  const main = find(tree, ({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${address}: no main element`);
  return { type: "root", children: kept(main.children, address) };
}

/** What the page says about itself in its head. */
export function descriptionOf(tree: Root): string {
  const meta = find(
    tree,
    ({ tagName, properties }) => tagName === "meta" && properties.name === "description",
  );
  return String(meta?.properties.content ?? "");
}

function kept(children: readonly ElementContent[], address: string): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    if (child.type !== "element") return child.type === "text" ? [child] : [];
    if (isLeftOut(child)) return [];
    if (child.tagName !== "svg") child.children = kept(child.children, address);
    // A heading that links to itself is a heading.
    if (isOwnAnchor(child)) return child.children;
    if (child.tagName === "a") child.properties.href = new URL(String(child.properties.href), address).href;
    // What a layout keeps apart would run together in a line of text: "$29per month".
    return children[index - 1]?.type === "element" ? [{ type: "text", value: " " }, child] : [child];
  });
}

function isLeftOut({ tagName, properties }: Element): boolean {
  const isDecoration = properties.ariaHidden === "true" || (tagName === "img" && !properties.alt);
  return isDecoration || leftOut.has(tagName) || properties.hidden === true;
}

function isOwnAnchor({ tagName, properties }: Element): boolean {
  return tagName === "a" && String(properties.href).startsWith("#");
}

const leftOut = new Set(
  "nav form button input select textarea output dialog script style noscript template iframe".split(" "),
);

function find(node: Root | Element, fits: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}
