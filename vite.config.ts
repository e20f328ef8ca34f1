import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  cacheDir: ".cache/vite",
  // Found at the start, not at the first visit: finding one late reloads the page under development.
  optimizeDeps: { include: ["react-dom/client", "react-router", "react-router/dom", "lucide-react"] },
  build: {
    // light-dark(), oklch() and :has() reach the visitor as written: every browser of the last two years has them.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // Nothing is small enough to be worth a data: address in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files compress better than many: what every page needs comes as two, the libraries, which
              // stay in the visitor's cache from one deployment to the next, and the frame around the page.
              groups: [
                { name: "libraries", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                {
                  name: "frame",
                  test: /app[\\/](layout|ui|lib|identity|site-map|navigation|features[\\/](theme|newsletter))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
