/** Where the Markdown twin of a page lies: "/about.md", and "/index.md" for the home page. Both decoded or both encoded. */
export function twinPath(page: string): string {
  return `${page === "/" ? "/index" : page}.md`;
}
