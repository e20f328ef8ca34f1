import { assetExtensions, assetHeaders, cacheControl, markdownRobots } from "../server/headers.ts";
import { mediaTypes } from "../server/media-types.ts";
import { securityTxtPath } from "../server/security-txt.ts";

/** Cloudflare Pages ignores longer lines. */
const maximumLine = 2000;

/**
 * The headers in the form that static hosts read (Netlify, Cloudflare Pages).
 * Pages get no Cache-Control here: these hosts revalidate them by default, and would join the values of
 * both rules into one for the assets. A line with "!" takes a header away again, from what is only ever loaded by a
 * page; Netlify has no such thing, reads no line without a colon, and sends those files with all headers.
 */
export function headersFile(headers: Record<string, string>): string {
  const ofPagesOnly = Object.keys(headers).filter((name) => !Object.hasOwn(assetHeaders(headers), name));
  const lines = [
    "/*",
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...assetExtensions.flatMap((extension) => [
      `/*${extension}`,
      ...ofPagesOnly.map((name) => `  ! ${name}`),
    ]),
    "/assets/*",
    `  Cache-Control: ${cacheControl("/assets/any")}`,
    "/*.md",
    `  Content-Type: ${mediaTypes[".md"]}`,
    `  X-Robots-Tag: ${markdownRobots}`,
    securityTxtPath,
    `  Content-Type: ${mediaTypes[".txt"]}`,
  ];
  const long = lines.find((line) => line.length > maximumLine);
  if (long) throw new Error(`_headers: over ${maximumLine} characters: ${long.slice(0, 80)}`);
  return `${lines.join("\n")}\n`;
}
