import type { PageFacts } from "./page-facts.ts";

/** Product and catalogue, "Blog": name, address and number of articles, in this order; the counts are true: decision 10. */
export const blogCategories = [
  { name: "Cloud Services", path: "/blog/category/cloud-services", count: 15 },
  { name: "Cybersecurity", path: "/blog/category/cybersecurity", count: 12 },
  { name: "Software Development", path: "/blog/category/software-development", count: 10 },
  { name: "AI & Machine Learning", path: "/blog/category/ai-&%20machine%20learning", count: 8 },
] as const;

/** Product, "Business constants": what the blog's page shows. */
export const blogShows = { featured: 1, latest: 6, tagsOfAnArticle: 2 } as const;

/** The articles that the counts (specification, decision 10) were true of had been published by this day. */
export const firstArticlesUntil = "January 15, 2025";

/** What stands in the sidebar, in this order. */
export const blogSidebar = ["Categories", "Popular Tags", "Stay Updated"] as const;

export const blogPages: readonly PageFacts[] = [
  { path: "/blog", source: "product and catalogue, blog", title: "Tech Insights" },
];
