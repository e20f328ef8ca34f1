import { resolve } from "node:path";

import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";

import { markup } from "./app/articles/markup/markup.ts";
import { identity } from "./app/identity.ts";
import { dataModules } from "./integration/data-modules.ts";
import { frameFile } from "./integration/frame-file.ts";
import { site } from "./integration/site.ts";

/** The frame's script has a name that pages and the desk know; all else is named by what is in it. */
const chunkFileNames = ({ name }: { name: string }) =>
  name === "frame" ? "frame.js" : "assets/[name].[hash].js";

/** What several islands use is one file. The frame comes first: what it needs must not bring React along. */
const codeSplitting = {
  groups: [
    { name: "frame", test: /\/app\/frame\/(?!open-search)/, priority: 3 },
    { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
    { name: "parts", test: /\/app\/(?!site\/|features\/search)/, minShareCount: 4, priority: 1 },
  ],
};

const folder = process.env.SITE_FOLDER ?? "build";

export default defineConfig({
  site: identity.siteUrl,
  srcDir: "app",
  outDir: `${folder}/client`,
  cacheDir: ".cache/astro",
  trailingSlash: "ignore",
  // The sheet of all pages is a file (app/layout/page.astro); what one page has of its own stands in it.
  build: { assets: "assets", inlineStylesheets: "always" },
  markdown: { processor: markup, syntaxHighlight: false },
  integrations: [react(), mdx(), site()],
  vite: {
    // Vite minifies the style sheet, knowing our browsers: once is enough.
    plugins: [dataModules(), tailwindcss({ optimize: false }), frameFile()],
    resolve: {
      alias: [
        // Who takes the forms: nobody in this build, the desk where it says so.
        { find: "~/connection", replacement: resolve(process.env.CONNECTION ?? "app/connection") },
        { find: "~", replacement: resolve("app") },
      ],
    },
    environments: { client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting } } } } },
    build: {
      // light-dark(), oklch() and :has() reach the visitor as written: every browser of the last two years has them.
      cssTarget: ["chrome123", "firefox128", "safari17.5"],
      // Pictures and fonts never stand in a page.
      assetsInlineLimit: 0,
    },
  },
});
