import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import full from "./astro.config.ts";
import { frameFile } from "./integration/frame-file.ts";
import { routes } from "./app/routes.ts";
const only = process.env.ONLY ?? "";
export default defineConfig({
  site: "https://www.cirrivo.example", srcDir: "app", outDir: `/tmp/h/try/${process.env.TRY}/client`, build: { assets: "assets" }, cacheDir: `/tmp/h/try/${process.env.TRY}/cache`,
  markdown: full.markdown, integrations: [react(), mdx(), { name: "try", hooks: { "astro:config:setup": ({ injectRoute, addClientDirective }) => {
    for (const r of routes(false)) if (existsSync(r.entrypoint) && r.entrypoint.endsWith("page.astro") && new RegExp(only).test(r.pattern)) injectRoute(r);
    addClientDirective({ name: "soon", entrypoint: "./integration/client-soon.ts" });
  } } }],
  vite: { environments: full.vite?.environments, plugins: [tailwindcss(), frameFile()], resolve: { alias: [
    { find: "~/connection", replacement: resolve(process.env.CONNECTION ?? "app/connection") },
    { find: "~", replacement: resolve("app") }] },
    build: { cssTarget: ["chrome123", "firefox128", "safari17.5"], assetsInlineLimit: (f) => (f.endsWith(".css") ? undefined : false) } },
});
