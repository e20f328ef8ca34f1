/**
 * One file answers for every unknown address, /blog/no-such-article included. The router would take that for an
 * article and look for its data; without the routes that have a variable part it sees what the page shows.
 * Leaving such a page for an article then loads a document (see pages/not-found).
 */
export function forgetUnknownPages() {
  if (!document.querySelector("[data-not-found]")) return;
  const { routes } = Reflect.get(window, "__reactRouterManifest") as Manifest;
  for (const [id, route] of Object.entries(routes)) {
    if (route.path?.includes(":")) delete routes[id];
  }
}

/** What is used here of React Router's list of routes. */
interface Manifest {
  routes: Record<string, { path?: string }>;
}
