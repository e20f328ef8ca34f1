import type { Config } from "@react-router/dev/config";

import { pages } from "./app/site-map.ts";

export default {
  ssr: false,
  // The whole manifest travels with the first page, so that following a link never asks a server what exists.
  routeDiscovery: { mode: "initial" },
  // "/404" matches the catch-all route; hosts send that file for every unknown address.
  prerender: [...pages.map((page) => page.path), "/404"],
} satisfies Config;
