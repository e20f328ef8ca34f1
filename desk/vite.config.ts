import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { leanLibraries } from "../scripts/vite-plugins/lean-libraries.ts";
import { plainDynamicImports } from "../scripts/vite-plugins/plain-dynamic-imports.ts";
import { replaceModules } from "./site/replace-modules.ts";
import { replacements } from "./site/replacements.ts";

/** The site's header and footer are on these pages too. */
const inFrame = Object.fromEntries(
  Object.entries(replacements).filter(([name]) => /^(features\/newsletter|layout\/header)\//.test(name)),
);

/** `npx react-router build`, here. The root's configuration is the site's. */
export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    leanLibraries({ keep: ["revalidate"] }),
    plainDynamicImports(),
    replaceModules(inFrame),
  ],
  resolve: { tsconfigPaths: true },
  cacheDir: "../.cache/vite-desk-pages",
  build: {
    // Beside the site's /assets, never among them.
    assetsDir: "desk-assets",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
