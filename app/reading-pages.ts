/**
 * Pages that people come to read: articles, help, notices, policies, and the lists that lead to them. Their scripts wait
 * until somebody uses a control (decision 021). A page with a ruler or a calculator is none of them: those should work
 * from the start, for a keyboard too.
 */
const readingPages = ["/blog", "/support", "/trust", "/privacy", "/terms", "/cookies", "/accessibility"];

/** Whether the page at a path, or the list that it belongs to, is one of them. */
export function isReadingPage(path: string): boolean {
  return readingPages.some((page) => path === page || path.startsWith(`${page}/`));
}
