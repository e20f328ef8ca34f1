/** Where the Markdown version of a page lies: "/about.md", and "/index.md" for the home page. Both decoded or both encoded. */
export function markdownPath(page: string): string {
  return `${page === "/" ? "/index" : page}.md`;
}
