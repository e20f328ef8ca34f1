import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { recoverStaleTab } from "./boot/stale-tab";

recoverStaleTab();
forgetPagesThatAreNotThere();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/**
 * One file answers for every unknown address, /blog/no-such-article included. The router would take that for an
 * article and look for its data; without the routes that have a variable part it sees what the page shows.
 * Leaving such a page for an article then loads a document (see pages/not-found).
 */
function forgetPagesThatAreNotThere() {
  if (!document.querySelector("[data-not-found]")) return;
  const { routes } = Reflect.get(window, "__reactRouterManifest") as Manifest;
  for (const [id, route] of Object.entries(routes)) {
    if (route.path?.includes(":")) delete routes[id];
  }
}

interface Manifest {
  routes: Record<string, { path?: string }>;
}
