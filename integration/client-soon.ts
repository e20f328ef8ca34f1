import type { ClientDirective } from "astro";

import { paintedAndLoaded } from "../app/lib/loading/first-paint.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const uses = ["pointerover", "focusin", "input", "click", "submit"];

/**
 * client:soon starts an island once the page is painted, loaded and idle, or at its first use; client:soon="use" at its first
 * use, or where the address asks for something. What was typed, pressed and sent before is done again when the island says
 * that it answers (app/lib/react/island.tsx): its fields listen to `onInput`.
 */
export default ((load, { value: when }, island) => {
  const typed = new Map<Field, string | boolean>();
  let again: (() => void) | undefined;
  let started: Promise<unknown> | undefined;
  const start = () => (started ??= load().then((hydrate) => hydrate()));

  function keep(event: Event) {
    const target = event.target as HTMLElement;
    const button = target.closest("button");
    if (event.type === "input") typed.set(target as Field, valueOf(target as Field));
    if (event.type === "click" && button && !button.hasAttribute("popovertarget")) again = () => button.click();
    if (event.type === "submit") {
      event.preventDefault();
      again = () => (target as HTMLFormElement).requestSubmit();
    }
    void start();
  }

  function handOver() {
    for (const use of uses) island.removeEventListener(use, keep, true);
    island.dataset.answers = "";
    for (const [field, value] of typed) {
      if (typeof value === "boolean") (field as HTMLInputElement).checked = value;
      else field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    again?.();
  }

  for (const use of uses) island.addEventListener(use, keep, true);
  island.addEventListener("answers", handOver, { once: true });
  if (when === "use" && !location.search) return;
  void paintedAndLoaded().then(() => {
    // Safari before 26.2 has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => void start(), { timeout: 2000 });
    else setTimeout(start, 200);
  });
}) satisfies ClientDirective;

function valueOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value;
}
