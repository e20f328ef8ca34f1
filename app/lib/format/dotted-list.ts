/** Short facts in one line, with dots between them; where the line breaks, the dot stays at its end. */
export function dottedList(facts: readonly (string | false | undefined)[]): string {
  return facts.filter(Boolean).join("\u00A0· ");
}
