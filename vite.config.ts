import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { chunkGraph } from "./scripts/vite-plugins/chunk-graph.ts";
import { compileHints } from "./scripts/vite-plugins/compile-hints.ts";
import { developmentCovers } from "./scripts/vite-plugins/development-covers.ts";
import { filteredReactRouter } from "./scripts/vite-plugins/filtered-react-router.ts";
import { leanLibraries } from "./scripts/vite-plugins/lean-libraries.ts";
import { leanStyles } from "./scripts/vite-plugins/lean-styles.ts";
import { plainDynamicImports } from "./scripts/vite-plugins/plain-dynamic-imports.ts";
import { sharedChunks } from "./scripts/vite-plugins/shared-chunks.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    leanStyles(),
    filteredReactRouter(),
    developmentCovers(),
    leanLibraries(),
    plainDynamicImports(),
    sharedChunks(),
    chunkGraph(),
    compileHints(),
  ],
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
    // tests/budgets measure what is sent, after the build is finished.
    reportCompressedSize: false,
  },
});
