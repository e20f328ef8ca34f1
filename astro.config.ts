import { resolve } from "node:path";

import { type RehypePlugins, unified } from "@astrojs/markdown-remark";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import rehypeHighlight from "rehype-highlight";
import rehypeSlug from "rehype-slug";

import { rehypeBoxNames } from "./app/articles/markup/rehype-box-names.ts";
import { rehypeDrawing } from "./app/articles/markup/rehype-drawing.ts";
import { rehypeRowHeaders } from "./app/articles/markup/rehype-row-headers.ts";
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
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      smartypants: false,
      rehypePlugins: [rehypeSlug, rehypeRowHeaders, rehypeBoxNames, rehypeHighlight, rehypeDrawing] as RehypePlugins,
    }),
  },
  integrations: [react(), mdx(), site()],
  vite: {
    plugins: [tailwindcss(), frameFile()],
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
