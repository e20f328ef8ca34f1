/**
 * Whether an Accept header asks for Markdown at least as much as for HTML, and by name: whoever takes anything wants the
 * page. nginx does the same with patterns (integration/nginx-conf.ts).
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  // Nearly every request: no need to look closer.
  if (!accept || !/markdown/i.test(accept)) return false;
  const markdown = quality(accept, "text/markdown");
  return markdown > 0 && markdown >= quality(accept, "text/html");
}

function quality(accept: string, type: string): number {
  const entry = accept
    .toLowerCase()
    .split(",")
    .map((each) => each.split(";").map((part) => part.trim()))
    .find(([name]) => name === type);
  if (!entry) return 0;
  const weight = entry.find((part) => part.startsWith("q="))?.slice(2);
  return weight === undefined ? 1 : Number(weight) || 0;
}
