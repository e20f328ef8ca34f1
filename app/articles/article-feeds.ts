import type { Feed } from "../lib/metadata/page-meta.ts";

export const blogFeed: Feed = { title: "Tech Insights", path: "/blog/feed.xml" };

/** The feed of a category or a tag; the path is encoded. */
export function listingFeed(name: string, path: string): Feed {
  return { title: `${name}: articles`, path: `${path}/feed.xml` };
}
