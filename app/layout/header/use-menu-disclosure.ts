import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";

/** Long enough to cross a menu by accident without opening it, or to cut a corner without losing it. */
const OPEN_DELAY = 70;
const CLOSE_DELAY = 220;
/** A click this soon after hovering meant "open", not "close what just opened under my pointer". */
const CLICK_GRACE = 400;

/** What <details> lacks to be a good menu bar. One menu is open at a time through their shared name. */
export function useMenuDisclosure() {
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);
  const openedByHoverAt = useRef(Number.NEGATIVE_INFINITY);

  const closeAll = useCallback(() => {
    window.clearTimeout(timer.current);
    for (const menu of nav.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])
      menu.open = false;
  }, []);

  useEffect(() => {
    const onPointerDown = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) closeAll();
    };
    // On the document: a menu that opened under the pointer closes too, wherever focus is (WCAG 1.4.13).
    const onKeyDown = (event: KeyboardEvent) => {
      const open = nav.current?.querySelector<HTMLDetailsElement>("details[open]");
      if (event.key !== "Escape" || !open) return;
      const hadFocus = open.contains(document.activeElement);
      closeAll();
      if (hadFocus) open.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [closeAll]);

  const navHandlers = {
    onBlur(event: FocusEvent) {
      // Without a next element the window lost focus, or the click was on something that takes none.
      if (event.relatedTarget && !nav.current?.contains(event.relatedTarget)) closeAll();
    },
    onClick(event: MouseEvent) {
      const target = event.target as Element;
      if (target.closest("a")) closeAll();
      else if (target.closest("summary") && event.timeStamp - openedByHoverAt.current < CLICK_GRACE)
        event.preventDefault();
    },
  };

  const hoverHandlers = {
    onPointerEnter(event: PointerEvent<HTMLDetailsElement>) {
      if (event.pointerType !== "mouse") return;
      const menu = event.currentTarget;
      window.clearTimeout(timer.current);
      if (menu.open) return;
      timer.current = window.setTimeout(() => {
        menu.open = true;
        openedByHoverAt.current = performance.now();
      }, OPEN_DELAY);
    },
    onPointerLeave(event: PointerEvent<HTMLDetailsElement>) {
      if (event.pointerType !== "mouse") return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(closeAll, CLOSE_DELAY);
    },
  };

  return { nav, closeAll, navHandlers, hoverHandlers };
}
