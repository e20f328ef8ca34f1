import { route, type RouteConfig } from "@react-router/dev/routes";

import { pages } from "../accounts/policy.ts";

export default Object.entries(pages).map(([path, { file }]) =>
  route(path.slice(1), `routes/${file}`),
) satisfies RouteConfig;
