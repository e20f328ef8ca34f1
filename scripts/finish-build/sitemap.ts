/** The same addresses as the pages' canonical links: no slash at the end, except for the home page. */
export function sitemap(siteUrl: string, pages: readonly { path: string }[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;");
}
