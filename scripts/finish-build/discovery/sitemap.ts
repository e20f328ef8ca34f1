import { escapeXml } from "../files/escape-xml.ts";

export interface SitemapEntry {
  /** Unencoded. */
  path: string;
  /** The day its content last changed, as "2025-01-10". */
  modified: string;
}

/** The same addresses as the pages' canonical links: no slash at the end, except for the home page. */
export function sitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, modified }) =>
      `  <url><loc>${escapeXml(siteUrl + encodeURI(path))}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
