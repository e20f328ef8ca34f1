import { type RouteConfig, route } from "@react-router/dev/routes";

import { pages } from "./site-map.ts";

/** Every URL: one folder under pages/ for each page of the site map, those of articles, and the page for all other addresses. */
export default [
  ...pages.map(({ path }) => route(path, `pages${path === "/" ? "/home" : path}/page.tsx`)),
  route("/blog/:id", "pages/blog/article/page.tsx"),
  route("/blog/category/:name/:page?", "pages/blog/category/page.tsx"),
  route("/blog/tag/:tag/:page?", "pages/blog/tag/page.tsx"),
  route("/careers/:position", "pages/careers/position/page.tsx"),
  route("/support/knowledge-base/:id", "pages/support/knowledge-base/article/page.tsx"),
  // Every part of the kit on one page, for those who build pages; visitors never get it.
  ...(process.env.NODE_ENV === "development" ? [route("/kit", "pages/kit/page.tsx")] : []),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;
