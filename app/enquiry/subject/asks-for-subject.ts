/** What an address of the contact page can ask for; subject.ts reads them. */
const params = ["plan", "domain", "job", "estimate", "figure"] as const;

/** Whether an address asks for something, known or not. */
export function asksForSubject(search: string): boolean {
  const query = new URLSearchParams(search);
  return params.some((param) => query.has(param));
}

/**
 * The same before the first paint, as a part of the document's inline script: it keeps the room in which the form shows
 * the subject, so that nothing moves when it does. The form takes the mark away again.
 */
export const reserveScript = `/\\/contact\\/?\\?(.*&)?(${params.join("|")})=/.test(location.href)&&(document.documentElement.dataset.subject="")`;
