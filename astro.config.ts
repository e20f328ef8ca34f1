import { resolve } from "node:path";

import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";

import { markup } from "./app/articles/markup/markup.ts";
import { identity } from "./app/identity.ts";
import { frameFile } from "./integration/frame-file.ts";
import { site } from "./integration/site.ts";

const folder = process.env.SITE_FOLDER ?? "build";

export default defineConfig({
  site: identity.siteUrl,
  srcDir: "app",
  outDir: `${folder}/client`,
  cacheDir: ".cache/astro",
  trailingSlash: "ignore",
  build: { assets: "assets" },
  markdown: { processor: markup, syntaxHighlight: false },
  integrations: [react(), mdx(), site()],
  vite: {
    // Vite minifies the style sheet, knowing our browsers: once is enough.
    plugins: [tailwindcss({ optimize: false }), frameFile()],
    resolve: {
      alias: [
        // Who takes the forms: nobody in this build, the desk where it says so.
        { find: "~/connection", replacement: resolve(process.env.CONNECTION ?? "app/connection") },
        { find: "~", replacement: resolve("app") },
      ],
    },
    build: {
      // light-dark(), oklch() and :has() reach the visitor as written: every browser of the last two years has them.
      cssTarget: ["chrome123", "firefox128", "safari17.5"],
      // Pictures never stand in a page, a small sheet of one page does.
      assetsInlineLimit: (file) => (file.endsWith(".css") ? undefined : false),
    },
  },
});
