import { cacheControl, twinRobots } from "../../../server/headers.ts";
import { mediaTypes } from "../../../server/media-types.ts";
import { securityTxtPath } from "../../../server/security-txt.ts";

/** Cloudflare Pages ignores longer lines. */
const maximumLine = 2000;

/**
 * The headers in the form that static hosts read (Netlify, Cloudflare Pages).
 * Pages get no Cache-Control here: these hosts revalidate them by default, and would join the values of
 * both rules into one for the assets.
 */
export function headersFile(headers: Record<string, string>): string {
  const lines = [
    "/*",
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "/assets/*",
    `  Cache-Control: ${cacheControl("/assets/any")}`,
    "/assets/*.speculationrules",
    `  Content-Type: ${mediaTypes[".speculationrules"]}`,
    "/*.md",
    `  Content-Type: ${mediaTypes[".md"]}`,
    `  X-Robots-Tag: ${twinRobots}`,
    securityTxtPath,
    `  Content-Type: ${mediaTypes[".txt"]}`,
  ];
  const long = lines.find((line) => line.length > maximumLine);
  if (long) throw new Error(`_headers: over ${maximumLine} characters: ${long.slice(0, 80)}`);
  return `${lines.join("\n")}\n`;
}
