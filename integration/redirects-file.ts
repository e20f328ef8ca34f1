/** Cloudflare Pages reads no more. */
const maximumRules = 2000;

/**
 * The other names of pages in the form that static hosts read (Netlify, Cloudflare Pages).
 * Slashes at the end are left to the host: its own rule for them runs after these, and the two would send a
 * visitor back and forth.
 */
export function redirectsFile(pages: readonly string[]): string {
  const lines = pages.map((page) => {
    const address = encodeURI(page);
    return `${address === "/" ? "" : address}/index.html ${address} 301`;
  });
  if (lines.length > maximumRules) throw new Error(`_redirects: over ${maximumRules} rules`);
  return `${lines.join("\n")}\n`;
}
