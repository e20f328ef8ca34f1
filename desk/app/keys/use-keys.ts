import { useEffect, useRef } from "react";

/** What a single key does, by KeyboardEvent.key: `{ j: down, "?": showKeys }`. */
export type KeyBindings = Readonly<Record<string, () => void>>;

/**
 * Single keys of a page. They rest while somebody types, while a dialog is open, with Ctrl, Alt or ⌘ held, and for
 * members who switched them off: the inbox's frame says so in the document, so a page may call this above the frame.
 */
export function useKeys(bindings: KeyBindings): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isMeantOtherwise(event) || !Object.hasOwn(latest.current, event.key)) return;
      event.preventDefault();
      latest.current[event.key]?.();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** ⌘K or Ctrl K and their like. Not a single key, so it is never switched off, and works while typing. */
export function useShortcut(key: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== key) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [key]);
}

function isMeantOtherwise(event: KeyboardEvent): boolean {
  return (
    event.defaultPrevented ||
    event.isComposing ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isTyping(event.target) ||
    document.querySelector("dialog:modal, [data-keys=off]") !== null
  );
}

/** The field of a dialog that was just closed keeps the focus until the browser draws again. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !target.closest("dialog:not([open])") &&
    (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"))
  );
}
