import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { developmentCovers } from "./scripts/vite-plugins/development-covers.ts";
import { leanLibraries } from "./scripts/vite-plugins/lean-libraries.ts";

const frame =
  /app[\\/](layout|navigation|site-map|identity|features[\\/](theme|newsletter|search[\\/]search-(opener|shortcut))|ui[\\/](button|create-icon|icon-button|site-link)|sections[\\/](section|closing-banner)\.|figures[\\/](area-glyph|area-paths|bars|horizon|logo-bars|ruler-flags|ruler-scale)|(?:lib[\\/]\w+|boot)[\\/](address-of|cx|format-price|group-digits|live-marker|page-meta|saves-data|share-image|structured-data|telephone-link|use-office-time|office-time|use-hydrated|use-on-navigation|use-path|use-rest-of-page|scroll-positions-key|theme-script))/;
const pageSections = /app[\\/]sections[\\/](breadcrumb|page-hero|related-pages)/;

/** How the searches of the site, the blog and the knowledge base show results. The engine is a chunk of its own. */
const searchResults =
  /app[\\/](features[\\/]search[\\/](load-search|result-list|result-row|search-index|search-results|search-states|search-summary|use-search)|lib[\\/]\w+[\\/](use-debounced-value|use-loaded|fetch-json)|ui[\\/]highlighted|figures[\\/](cut-line|empty-shelf))\./;

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
                { name: "search-results", test: searchResults },
              ],
            },
          },
        },
      },
    },
  },
});
