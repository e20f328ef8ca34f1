/**
 * React sets a text area back to what the server sent when it hydrates. What somebody typed before that is entered again, in a
 * way that React hears of, with the cursor where it was.
 */
export function keepTypedText() {
  const typed = new Map<HTMLTextAreaElement, Typed>();
  const keeping = new AbortController();
  const note = (field: unknown) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue)
      typed.set(field, { text: field.value, cursor: field.selectionEnd });
  };
  for (const field of document.querySelectorAll("textarea")) note(field);
  addEventListener("input", ({ target }) => note(target), { capture: true, signal: keeping.signal });
  addEventListener("hydrated", () => {
    keeping.abort();
    for (const [field, what] of typed) enter(field, what);
  });
}

interface Typed {
  text: string;
  cursor: number;
}

/** Past the property that React watches. */
function enter(field: HTMLTextAreaElement, { text, cursor }: Typed) {
  if (field.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
  field.setSelectionRange(cursor, cursor);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
