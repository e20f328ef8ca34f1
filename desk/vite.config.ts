import { join } from "node:path";

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { dataModules } from "../integration/data-modules.ts";

/** `react-router build`, here. */
export default defineConfig({
  plugins: [dataModules(), tailwindcss(), reactRouter()],
  resolve: {
    alias: {
      // The site's header and footer are on these pages too.
      "~/connection": join(import.meta.dirname, "site"),
      "~": join(import.meta.dirname, "../app"),
    },
  },
  cacheDir: "../.cache/vite-desk-pages",
  build: {
    // Beside the site's /assets, never among them.
    assetsDir: "desk-assets",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // The policy allows no picture or font that stands in a sheet.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
