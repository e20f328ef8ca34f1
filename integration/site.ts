import type { AstroIntegration } from "astro";

import { routes } from "../app/routes.ts";
import { finish } from "./finish.ts";

/** What this site adds to Astro: its addresses, a way for islands to start, and what is made of finished pages. */
export function site(): AstroIntegration {
  return {
    name: "site",
    hooks: {
      "astro:config:setup": ({ addClientDirective, addWatchFile, command, config, injectRoute }) => {
        for (const route of routes(command === "dev")) injectRoute(route);
        addClientDirective({ name: "soon", entrypoint: "./integration/client-soon.ts" });
        for (const file of ["app/site-map.ts", "app/routes.ts"]) addWatchFile(new URL(file, config.root));
      },
      "astro:build:done": ({ dir }) => finish(dir),
    },
  };
}
