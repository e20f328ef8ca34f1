/**
 * A tab that was opened before a new deployment asks for files that are no longer there. It then loads the new
 * version by itself: nobody should have to know that a deployment happened.
 */
export function recoverStaleTab() {
  // Older browsers without this API do what the router alone does: reload the page the visitor is on.
  window.navigation?.addEventListener("navigate", replaceRouterReload);
  // A part that is loaded late (charts, search, the sender of a form) is missing; Vite's import helper says so.
  addEventListener("vite:preloadError", () => void reloadOnce());
}

/**
 * The router reloads the current page when the code of the next one is missing, and so forgets the click. The next
 * page's document is loaded instead. That cannot loop: each such load needs a click, and should the new document's
 * code be missing too, it stays a static page whose links are plain links.
 */
function replaceRouterReload(event: NavigateEvent) {
  if (event.navigationType !== "reload" || !event.cancelable || event.userInitiated || isOwnReload) return;
  const router: Router | undefined = Reflect.get(window, "__reactRouterDataRouter");
  if (!router) return;
  const next = router.state.navigation.location;
  if (!next) {
    // The code was fetched ahead, for a link that has the pointer or the focus. Nobody asked to leave what they typed.
    // In development it is Vite that reloads.
    if (import.meta.env.PROD) event.preventDefault();
    return;
  }
  const { href } = new URL(router.createHref(next), location.href);
  // After Back or Forward the address is the next page's already.
  if (href === location.href) return;
  event.preventDefault();
  // The router asks for a reload once for each module that is missing.
  if (leavingFor !== href) location.assign((leavingFor = href));
}

let leavingFor: string | undefined;

/** Not while the visitor would lose what they entered, nor without a server: a page that can be read is worth more. */
export async function reloadOnce() {
  if (document.querySelector(":user-valid, :user-invalid") || wasJustReloaded()) return;
  const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) reloadPage();
}

/** To be called in place of location.reload(), which is taken for the router's. */
export function reloadPage() {
  isOwnReload = true;
  location.reload();
}

let isOwnReload = false;

/** By whomever: what is missing after that would be missing again. */
function wasJustReloaded(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "reload" && performance.now() <= 60_000;
}

/** What is used here of the router, which React Router puts on the window for its own tools. */
interface Router {
  state: { navigation: { location?: object } };
  createHref: (location: object) => string;
}
