/** What the shortcut looks at in a pressed key. */
type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "defaultPrevented" | "target"
>;

/** Ctrl-K or Cmd-K anywhere; "/" where it is not being typed. Some keyboards have "/" on Shift and a digit. */
export function opensSearch(press: Press): boolean {
  if (press.isComposing || press.defaultPrevented || press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === "k" && !press.shiftKey;
  return press.key === "/" && !(press.target as Partial<Element> | null)?.closest?.(typing);
}

// The field of a dialog that was just closed keeps the focus until the browser draws again.
const typing = ":is(input, textarea, select, [contenteditable]):not(dialog:not([open]) *)";
