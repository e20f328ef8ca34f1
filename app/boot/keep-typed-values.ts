/**
 * Remembers the fields that the visitor fills in before hydration: React knows their first values only, and
 * would set controlled ones back at its next render. The function it returns enters the values again in a
 * way that React hears of.
 */
export function keepTypedValues(signal: AbortSignal): () => void {
  const fields = new Set<EventTarget | null>();
  addEventListener("input", (event) => fields.add(event.target), { signal, capture: true });

  return () => {
    for (const field of fields) {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) enterAgain(field);
      else if (field instanceof HTMLSelectElement) announce(field, "change");
    }
  };
}

/** React compares with the last value set through the element's own property, so that one is set back first. */
function enterAgain(field: HTMLInputElement | HTMLTextAreaElement) {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  announce(field, "input");
}

function announce(field: Element, type: string) {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
