import type { Element, ElementContent } from "hast";
import type { BlockContent, PhrasingContent, RootContent } from "mdast";
import type { Options } from "rehype-remark";

type Handlers = NonNullable<Options["handlers"]>;
type State = Parameters<NonNullable<Handlers[string]>>[0];

/** How elements are written for which HTML to Markdown has no rule, or one that loses what this site says with them. */
export const handlers: Handlers = {
  svg: drawing,
  summary: question,
  dl: terms,
};

/** A drawing is its label. */
function drawing(_state: State, element: Element): RootContent | undefined {
  const { ariaLabel } = element.properties;
  if (typeof ariaLabel !== "string") return undefined;
  return { type: "paragraph", children: [emphasis(`Figure: ${ariaLabel}`)] } as RootContent;
}

/** What opens a part is its heading. */
function question(state: State, element: Element): RootContent {
  return { type: "paragraph", children: [{ type: "strong", children: phrasing(state, element) }] };
}

/** Terms with what is said about them: one item each, "**Term:** text". */
function terms(state: State, element: Element): RootContent {
  const rows = element.children.flatMap((child) => (isElement(child, "div") ? child.children : [child]));
  const items: { term: PhrasingContent[]; said: BlockContent[] }[] = [];
  for (const row of rows) {
    if (isElement(row, "dt")) items.push({ term: phrasing(state, row), said: [] });
    if (isElement(row, "dd")) items.at(-1)?.said.push(...(state.toFlow(state.all(row)) as BlockContent[]));
  }
  return {
    type: "list",
    spread: false,
    children: items.map(({ term, said: [first, ...rest] }) => ({
      type: "listItem",
      spread: false,
      children:
        first?.type === "paragraph"
          ? [{ type: "paragraph", children: [strong(term), text(": "), ...first.children] }, ...rest]
          : [{ type: "paragraph", children: [strong(term)] }, ...(first ? [first] : []), ...rest],
    })),
  };
}

function phrasing(state: State, element: Element): PhrasingContent[] {
  return state
    .toFlow(state.all(element))
    .flatMap((block) =>
      "children" in block ? (block.children as PhrasingContent[]).filter(({ type }) => type !== "break") : [],
    );
}

function strong(children: PhrasingContent[]): PhrasingContent {
  return { type: "strong", children };
}

function emphasis(value: string): PhrasingContent {
  return { type: "emphasis", children: [text(value)] };
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === "element" && node.tagName === tagName;
}
