/**
 * React sets a text area back to what the server sent when it hydrates. What somebody typed before that is entered again, in a
 * way that React hears of.
 */
export function keepTypedText() {
  const typed = new Map<HTMLTextAreaElement, string>();
  const keeping = new AbortController();
  const note = (field: unknown) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue)
      typed.set(field, field.value);
  };
  for (const field of document.querySelectorAll("textarea")) note(field);
  addEventListener("input", ({ target }) => note(target), { capture: true, signal: keeping.signal });
  addEventListener("hydrated", () => {
    keeping.abort();
    for (const [field, text] of typed) enter(field, text);
  });
}

/** Past the property that React watches. */
function enter(field: HTMLTextAreaElement, text: string) {
  if (field.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
