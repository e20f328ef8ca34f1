import type { Config } from "@react-router/dev/config";

export default {
  // scripts/build.mjs has more than one build to make. Its pages are rendered by scripts/finish-build, not by a server.
  buildDirectory: process.env["SITE_BUILD_FOLDER"] || "build/bundle",
  // The whole manifest travels with the first page, so that following a link never asks a server what exists.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
