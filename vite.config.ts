import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { developmentCovers } from "./scripts/vite-plugins/development-covers.ts";
import { leanLibraries } from "./scripts/vite-plugins/lean-libraries.ts";

const frame =
  /app[\\/](layout|navigation|site-map|identity|features[\\/](theme|newsletter[\\/](?!simulated)|site-search[\\/]search-(opener|shortcut))|ui[\\/](button|create-icon|failure-note|icon-button|site-link)|sections[\\/](section|closing-banner)\.|figures[\\/](area-glyph|area-paths|bars|horizon|logo-bars|ruler-flags|ruler-scale)|(?:lib[\\/]\w+|boot)[\\/](address-of|cx|format-price|group-digits|late-part|live-marker|page-meta|saves-data|send-result|share-image|structured-data|telephone-link|use-office-time|office-time|use-hydrated|use-on-navigation|use-path|use-deferred-render|scroll-positions-key|theme-script))/;
const pageSections = /app[\\/]sections[\\/](breadcrumb|page-hero|related-pages)/;

/** What the searches of the site, the blog and the knowledge base share: two of them load without the first. */
const searchWords =
  /app[\\/](lib[\\/]\w+[\\/](words|highlight|use-settled|use-loaded|fetch-json)|ui[\\/]highlighted|figures[\\/](cut-line|empty-shelf))\./;
const search = /app[\\/]features[\\/]site-search[\\/]/;

const plainHelper = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;

/**
 * Vite wraps every import() in 600 bytes that preload the chunk's styles and imports. All styles are in one file
 * here, and what is loaded late imports only what every page has. Its event stays: app/boot/stale-tab.ts listens.
 */
const plainDynamicImports: Plugin = {
  name: "plain-dynamic-imports",
  enforce: "pre",
  load(id) {
    return id === "\0vite/preload-helper.js" ? plainHelper : null;
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), developmentCovers(), leanLibraries(), plainDynamicImports],
  resolve: { tsconfigPaths: true },
  cacheDir: ".cache/vite",
  // Found at the start, not at the first visit: finding one late reloads the page under development.
  optimizeDeps: { include: ["react-dom/client", "react-router", "react-router/dom"] },
  build: {
    // light-dark(), oklch() and :has() reach the visitor as written: every browser of the last two years has them.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // Nothing is small enough to be worth a data: address in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files compress better than many: the libraries, which stay in the visitor's cache from one
              // deployment to the next; the frame around every page; what all pages but the home page open with.
              groups: [
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
                { name: "frame", test: frame },
                { name: "page-sections", test: pageSections },
                { name: "search-words", test: searchWords },
                { name: "search", test: search },
              ],
            },
          },
        },
      },
    },
  },
});
