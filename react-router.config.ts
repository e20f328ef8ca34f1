import type { Config } from "@react-router/dev/config";

export default {
  // No "ssr: false" and no "prerender": this only bundles. scripts/finish-build/pages/render-pages.ts renders, and sets both.
  // scripts/build.mjs has more than one build to make.
  buildDirectory: process.env["SITE_BUILD_FOLDER"] || "build/bundle",
  // The whole manifest travels with the first page, so that following a link never asks a server what exists.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
