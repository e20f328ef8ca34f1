/** A control as a visitor knows it: what it is, and the text on it or beside it. */
export interface Control {
  role: "button" | "checkbox" | "field" | "heading" | "link" | "question" | "slider" | "tab";
  /** The whole name, or its beginning if it ends with "…". */
  name: string;
  /** A selector of the part of the page to look in. */
  within?: string;
}

export interface Found {
  x: number;
  y: number;
  value: string;
  checked: boolean;
  focused: boolean;
  expanded: boolean;
  description: string;
  text: string;
}

/**
 * Runs in the page: the first such control that can be seen, with the point where a pointer would touch it; nothing if
 * it is not there or something covers it.
 */
export function findControl({ role, name, within }: Control): Found | undefined {
  const selectors = {
    button: "button",
    checkbox: "input[type=checkbox]",
    field: "input:not([type=checkbox]):not([type=range]), textarea, select",
    heading: "h1, h2, h3, h4",
    link: "a[href]",
    question: "summary",
    slider: "input[type=range]",
    tab: "[role=tab]",
  };
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const part = within ? document.querySelector(within) : (open ?? document);
  const spaces = /\s+/g;
  const trimmed = (text: string | null | undefined) => (text ?? "").replaceAll(spaces, " ").trim();
  const nameOf = (element: Element) =>
    trimmed(element.getAttribute("aria-label")) ||
    trimmed((element as HTMLInputElement).labels?.[0]?.textContent) ||
    trimmed(element.textContent);
  const isNamed = (element: Element) =>
    name.endsWith("…") ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name;
  const element = [...(part?.querySelectorAll<HTMLElement>(selectors[role]) ?? [])].find(
    (each) => isNamed(each) && each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]"),
  );
  if (!element) return undefined;

  element.scrollIntoView({ block: "center", behavior: "instant" });
  // A link over two lines has no middle: the first line will do.
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const x = Math.round(left + Math.min(width / 2, 40));
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  const label = (element as HTMLInputElement).labels?.[0];
  if (!hit || !(element.contains(hit) || hit.contains(element) || label?.contains(hit))) return undefined;
  const input = element as HTMLInputElement;
  const descriptions = (element.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return {
    x,
    y,
    value: input.value ?? "",
    checked: input.checked === true || element.ariaSelected === "true" || element.ariaPressed === "true",
    focused: document.activeElement === element,
    expanded: element.ariaExpanded === "true" || (element.parentElement as HTMLDetailsElement).open === true,
    description: trimmed(descriptions.map((id) => document.getElementById(id)?.textContent).join(" ")),
    text: trimmed(element.textContent),
  };
}
