import { type RouteConfig, route } from "@react-router/dev/routes";

import { pages } from "./site-map.ts";

/** Every URL: one folder under site/ for each page of the site map, those of articles, and the page for all other addresses. */
export default [
  ...pages.map(({ path }) => route(path, `site${path === "/" ? "/home" : path}/page.tsx`)),
  route("/blog/:id", "site/blog/article/page.tsx"),
  route("/blog/category/:name/:page?", "site/blog/category/page.tsx"),
  route("/blog/tag/:tag/:page?", "site/blog/tag/page.tsx"),
  route("/careers/:position", "site/careers/position/page.tsx"),
  route("/support/knowledge-base/:id", "site/support/knowledge-base/article/page.tsx"),
  // Every part of the kit on one page, for those who build pages; visitors never get it.
  ...(process.env.NODE_ENV === "development" ? [route("/kit", "site/kit/page.tsx")] : []),
  route("*", "site/not-found/page.tsx"),
] satisfies RouteConfig;
