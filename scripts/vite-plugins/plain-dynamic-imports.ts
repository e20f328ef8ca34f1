import type { Plugin } from "vite";

const helper = /vite\/preload-helper\.js$/;

const plainHelper = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;

/**
 * Vite wraps every import() in 600 bytes that preload the chunk's styles and imports. Nothing that is loaded late has styles
 * of its own here (sharedChunks makes sure), and it imports only what every page has. Its event stays: app/boot/stale-tab.ts
 * listens.
 */
export function plainDynamicImports(): Plugin {
  let replaced = false;
  return {
    name: "plain-dynamic-imports",
    enforce: "pre",
    load: {
      filter: { id: helper },
      handler() {
        replaced = true;
        return plainHelper;
      },
    },
    buildEnd(error) {
      const isClient = this.environment.name === "client" && this.environment.mode === "build";
      if (!error && isClient && !replaced)
        this.error(`plainDynamicImports: Vite no longer loads its preload-helper.js`);
    },
  };
}
