import type { ClientDirective } from "astro";

import { paintedAndLoaded } from "../app/lib/loading/first-paint.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const uses = ["pointerover", "focusin", "input", "selectionchange", "click", "submit"];

/** The buttons that only a script answers. */
const scripted = "button[type=button]:not([data-action], [popovertarget], [commandfor])";

/**
 * client:soon starts an island once the page is painted, loaded and idle, or at its first use; client:soon="use" at its first
 * use, or where the address asks for something. What was typed, and the last thing pressed or sent, is done again when the
 * island says that it answers (app/lib/react/island.tsx): its fields listen to `onInput`, boxes to tick to `onChange`.
 */
export default ((load, { value: when }, island) => {
  const typed = new Map<Field, () => void>();
  let again: (() => void) | undefined;
  let started: Promise<unknown> | undefined;
  const start = () => (started ??= load().then((hydrate) => hydrate()));

  function keep(event: Event) {
    const target = event.target as HTMLElement;
    const button = target.closest<HTMLElement>(scripted);
    // What stands in a slot is static or an island of its own, apart from buttons that this one answers.
    if (target.closest(button ? "astro-island" : "astro-island, astro-slot") !== island) return;
    if (event.type === "input" || typed.has(target as Field))
      typed.set(target as Field, entryOf(target as Field));
    if (event.type === "click") keepPress(event, button);
    if (event instanceof SubmitEvent) keepSubmit(event);
    void start();
  }

  function keepPress(event: Event, button: HTMLElement | null) {
    if (!button) return;
    again = () => button.click();
    // While it starts, React would hear of it as well.
    event.stopImmediatePropagation();
  }

  function keepSubmit(event: SubmitEvent) {
    const { submitter, target } = event;
    again = () => (submitter ? submitter.click() : (target as HTMLFormElement).requestSubmit());
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  async function handOver() {
    for (const use of uses) island.removeEventListener(use, keep, true);
    await reactIsDone();
    for (const [field, enter] of typed) {
      enter();
      await reactIsDone();
      if (field === document.activeElement) continue;
      field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      await reactIsDone();
    }
    again?.();
    island.dataset.ready = "";
  }

  for (const use of uses) island.addEventListener(use, keep, true);
  island.addEventListener("answers", handOver, { once: true });
  if (when === "use" && !location.search) return;
  void startWhenIdle();

  async function startWhenIdle() {
    await paintedAndLoaded();
    // Safari before 26.2 has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => void start(), { timeout: 2000 });
    else setTimeout(start, 200);
  }
}) satisfies ClientDirective;

/** It ends what it is at, an effect or an event, in the same task, and draws what came of that. */
function reactIsDone(): Promise<void> {
  return Promise.resolve();
}

/** Enters again what a field holds now, so that React hears of it. Meanwhile React may have put back what it knows. */
function entryOf(field: Field): () => void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  const { selectionStart = null, selectionEnd = null } = field as HTMLInputElement;
  return () => {
    if (field.value !== value) {
      field.value = value;
      if (selectionStart !== null && field === document.activeElement)
        (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
}
