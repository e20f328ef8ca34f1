import { identity } from "../../identity.ts";

/** The one public address of a path: the same in canonical links, sitemap and structured data. */
export function addressOf(path: string): string {
  return `${identity.siteUrl}${path}`;
}
