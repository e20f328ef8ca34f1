/**
 * The inside of a built page's head, and its main element. Menus and footer are half of every page and the same on
 * all: what is not looked at is not parsed.
 */
export function headAndMain(html: string, page: string): { head: string; main: string } {
  const [, head] = /<head>(.*?)<\/head>/s.exec(html) ?? [];
  const [main] = /<main\b.*<\/main>/s.exec(html) ?? [];
  if (!head || !main) throw new Error(`${page}: a page without <head> or <main>`);
  return { head, main };
}
