/** A browser with one page, as far as both packages drive it alike. */
export interface Engine {
  /** Opens a page, without waiting for what it loads. */
  open: (address: string, width: number) => Promise<void>;
  /** The result of a function in the page: nothing of the page itself, such as an element. */
  run: <Value, Result>(read: (value: Value) => Result, value: Value) => Promise<Result>;
  /** What `findControl` finds now. */
  find: (selector: string, name: string) => Promise<Control | undefined>;
  type: (text: string) => Promise<void>;
  press: (key: "Enter" | "Escape" | "Tab" | "ArrowRight" | "ArrowDown" | "End") => Promise<void>;
  close: () => Promise<void>;
}

export interface Control {
  click: () => Promise<void>;
  hover: () => Promise<void>;
  /** Replaces what is in a field. */
  fill: (text: string) => Promise<void>;
}

export const height = 900;
/** Nothing leaves the machine: where no proxy answers, for all but the site itself. */
export const noProxy = "127.0.0.1:9";

/**
 * Runs in the page: the first such element that can be seen, by the text on it or on its label. The packages could ask
 * for the name that a screen reader hears, but that takes seconds: Firefox builds a tree of the whole page for it, WebKit
 * answers for one element at a time.
 */
export function findControl(selector: string, name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((each) => {
    const label = each.ariaLabel ?? (each as HTMLInputElement).labels?.[0]?.textContent ?? each.textContent;
    const isNamed = label.replaceAll(/\s+/g, " ").trim() === name;
    return isNamed && each.checkVisibility({ visibilityProperty: true });
  });
}
