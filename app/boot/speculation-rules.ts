/**
 * Links behind which a browser may look before they are followed (layout/follow-links.tsx leaves those to it). Addresses
 * with a query fill in a form and are left alone, and so are files and places on the same page.
 */
const links = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[href^='#']" } },
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

/** When the page stands: named in a header they are a file more that comes before its paint, and competes with the font. */
export function addSpeculationRules() {
  const type = "speculationrules";
  if (!HTMLScriptElement.supports?.(type)) return;
  document.head.append(Object.assign(document.createElement("script"), { type, text: speculationRules }));
}
