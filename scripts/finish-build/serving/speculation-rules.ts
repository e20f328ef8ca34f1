import { contentHash } from "../files/content-hash.ts";

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
 * link is followed. Our scripts wait until then (boot/start.ts). Browsers that cannot render ahead fetch the document.
 */
const rules = {
  prefetch: [{ where: { and: links }, eagerness: "moderate" }],
  prerender: [{ where: { and: [...links, ownDocuments] }, eagerness: "moderate" }],
};

/** The file with the rules, and the header that names it. */
export function speculationRules() {
  const text = JSON.stringify(rules);
  const file = `assets/links-${contentHash(text).slice(0, 8)}.speculationrules`;
  return { files: { [file]: text }, headers: { "Speculation-Rules": `"/${file}"` } };
}
