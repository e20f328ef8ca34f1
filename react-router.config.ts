import type { Config } from "@react-router/dev/config";

import { allAddresses } from "./app/addresses.server.ts";

export default {
  // scripts/build.mjs has more than one build to make.
  buildDirectory: process.env["SITE_BUILD_FOLDER"] || "build",
  ssr: false,
  // The whole manifest travels with the first page, so that following a link never asks a server what exists.
  routeDiscovery: { mode: "initial" },
  // "/404" matches the catch-all route; hosts send that file for every unknown address.
  prerender: [...allAddresses(), "/404"],
} satisfies Config;
