/** A node of the HTML tree that MDX hands to its plugins, as far as ours look into it. */
export interface HastNode {
  type: string;
  /** Of elements. */
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
  /** Of text. */
  value?: string;
}

/** All elements below a node, in the order of the document. */
export function elementsIn(node: HastNode, ...names: readonly string[]): HastNode[] {
  return (node.children ?? []).flatMap((child) => [
    ...(child.tagName && (names.length === 0 || names.includes(child.tagName)) ? [child] : []),
    ...elementsIn(child, ...names),
  ]);
}

export function textIn(node: HastNode): string {
  return node.value ?? (node.children ?? []).map(textIn).join("");
}
