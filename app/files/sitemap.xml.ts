import { identity } from "~/identity";
import { escapeXml } from "~/lib/format/escape-xml";
import { describedPages } from "./described-pages";

/** The same addresses as the pages' canonical links: no slash at the end, except for the home page. */
export function GET() {
  const urls = describedPages()
    .filter(({ noindex }) => !noindex)
    .map(
      ({ path, modified }) =>
        `  <url><loc>${escapeXml(identity.siteUrl + encodeURI(path))}</loc><lastmod>${modified}</lastmod></url>`,
    );
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      "</urlset>",
      "",
    ].join("\n"),
  );
}
