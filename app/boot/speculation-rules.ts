/**
 * Links behind which a browser may look before they are followed (layout/follow-links.tsx leaves those to it). Addresses
 * with a query fill in a form and are left alone, and so are files. At places on the same page no browser looks by itself.
 */
const links = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/*.*" } },
];

/** Made for each visitor where there is a desk: nothing runs on them before they are opened. */
const ownDocuments = { not: { href_matches: "/:page(signin|signup|forgot-password|account|desk){/*}?" } };

/**
 * The page behind a link that the visitor's pointer rests on is fetched and rendered, so that it stands there when the
 * link is followed. Our scripts wait until then (start.ts). Browsers that cannot render ahead fetch the document.
 */
const rules = {
  prefetch: [{ where: { and: links }, eagerness: "moderate" }],
  prerender: [{ where: { and: [...links, ownDocuments] }, eagerness: "moderate" }],
};

/** The Content-Security-Policy names it by its hash. */
export const speculationRules = JSON.stringify(rules);

/**
 * When the page stands: named in a header they are a file more that comes before its paint, and competes with the font.
 *
 * While the address changes they are taken out: Chromium would look at every link of the page again before anything else
 * may happen, a fifth of the time to the next page's heading.
 */
export function addSpeculationRules() {
  const type = "speculationrules";
  if (!HTMLScriptElement.supports?.(type)) return;
  const script = Object.assign(document.createElement("script"), { type, text: speculationRules });
  document.head.append(script);
  const takeOut = ({ destination }: NavigateEvent) => {
    if (!destination.sameDocument || destination.url === location.href) return;
    navigation.removeEventListener("navigate", takeOut);
    script.remove();
    // Where nothing can rest on a link the app, if it runs, opens what a finger taps (layout/follow-links.tsx).
    if ("hydrated" in document.documentElement.dataset && !matchMedia("(any-hover: hover)").matches) return;
    // When the next page stands: it is rendered before the browser has nothing left to do.
    requestIdleCallback(addSpeculationRules, { timeout: 2000 });
  };
  // Every browser with such rules has it.
  navigation.addEventListener("navigate", takeOut);
}
