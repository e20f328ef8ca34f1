import { allAddresses } from "../../app/addresses.server.ts";
import { pages } from "../../app/site-map.ts";

/** Addresses as they stand in a link. */
export const everyAddress: readonly string[] = allAddresses().map(encodeURI);

const ownPages = new Set(pages.map((page) => page.path));

/**
 * Articles, help, categories and tags: a hundred pages of six kinds, made of the same parts. What differs are their
 * words, so a browser need not look at each of them at every width and in every theme.
 */
export const articlePages: readonly string[] = everyAddress.filter((path) => !ownPages.has(path));

/** Those that together have all that an article can have: tables, code, long lines, check lists, pages, odd names. */
export const telling: readonly string[] = [
  "/blog/postgres-major-upgrade",
  "/blog/restore-drill",
  "/blog/reading-a-penetration-test-report",
  "/blog/a-token-budget",
  "/blog/category/ai-&%20machine%20learning",
  "/blog/category/cloud-services/2",
  "/blog/tag/aws",
  "/support/knowledge-base/dns-records-for-mail",
];
