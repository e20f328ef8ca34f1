import { opensSearch } from "../lib/search/search-shortcut.ts";
import { answerOf } from "./answer-at-once.ts";
import { firstPaint } from "./first-paint.ts";
import { keepTypedValues } from "./keep-typed-values.ts";

const menu = "[name=main-menu]";
const controls = `button, ${menu} > summary`;
const fields = "input, select, textarea";

/**
 * Keeps what only React can answer until it does: the last click, submit or shortcut, the menu under the mouse, and what
 * was typed. Calls `want` for each of them, and for nothing else: reading, scrolling, tapping on text, links and the Tab
 * key need no React.
 */
export function keepInput(want: () => void) {
  const keeping = new AbortController();
  const restoreTypedValues = keepTypedValues(keeping.signal);
  let replay: (() => void) | undefined;
  let hovered: Element | undefined;

  on("click", keepClick);
  on("submit", keepSubmit);
  on("keydown", keepShortcut);
  on("pointerdown", prepareForClick);
  on("focusin", prepareForTyping);
  on("hydrated", giveBack);
  // Before it nobody sees a menu, and what listens is called in the task that paints it (start.ts).
  void firstPaint().then(() => on("pointermove", keepHover));
  // A module that fails to load or to run leaves a static page: from then on it gets its events back.
  for (const type of ["error", "unhandledrejection"])
    addEventListener(type, () => keeping.abort(), { signal: keeping.signal });

  function on<Type extends keyof WindowEventMap>(
    type: Type | "hydrated",
    listener: (event: WindowEventMap[Type]) => void,
  ) {
    addEventListener(type, listener as EventListener, { capture: true, signal: keeping.signal });
  }

  function keepClick(event: MouseEvent) {
    const control = closest(event, controls);
    if (!control) return;
    const answer = answerOf(control);
    if (answer) {
      event.stopImmediatePropagation();
      answer();
      return;
    }
    want();
    if (!actsByItself(control)) keep(event, () => control.click());
  }

  function keepSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (form.method === "dialog" && form.closest("dialog")) return;
    want();
    // The page would reload, and what was typed be lost.
    event.preventDefault();
    keep(event, () => form.requestSubmit(event.submitter));
  }

  function keepShortcut(event: KeyboardEvent) {
    if (!opensSearch(event)) return;
    want();
    event.preventDefault();
    const { target } = event;
    keep(event, () => target?.dispatchEvent(new KeyboardEvent(event.type, event)));
  }

  function keepHover(event: PointerEvent) {
    // A page that moves under a mouse at rest hears of a move too.
    if (event.pointerType !== "mouse" || !(event.movementX || event.movementY)) return;
    hovered = closest(event, menu);
    if (hovered) want();
  }

  /** A mouse that presses will click. A finger may be about to scroll. */
  function prepareForClick(event: PointerEvent) {
    const control = closest(event, controls);
    if (event.pointerType === "mouse" && control && !answerOf(control)) want();
  }

  function prepareForTyping(event: Event) {
    if (closest(event, fields)) want();
  }

  /** React must not see the event too, or one click during hydration would act twice. */
  function keep(event: Event, action: () => void) {
    event.stopImmediatePropagation();
    replay = action;
  }

  function giveBack() {
    keeping.abort();
    restoreTypedValues();
    replay?.();
    if (hovered?.matches(":hover"))
      hovered.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  }
}

/** What the browser does without a script: menus, dialogs where it knows invoker commands, and forms, which submit. */
function actsByItself(control: HTMLElement): boolean {
  if (!(control instanceof HTMLButtonElement)) return true;
  if (control.hasAttribute("commandfor")) return "command" in control;
  return control.form !== null && control.type !== "button";
}

function closest({ target }: Event, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}
