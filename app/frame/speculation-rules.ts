/** Addresses with a query fill in a form and are left alone; so are files. */
const links = [
  { href_matches: "/*" },
  { not: { href_matches: "/*\\?(.+)" } },
  { not: { href_matches: "/*.*" } },
];

/** Made for each visitor where there is a desk: nothing runs on them before they are opened. */
const accounts = { not: { href_matches: "/:page(signin|signup|forgot-password|account|desk){/*}?" } };

/**
 * The page behind a link that the visitor's pointer rests on is fetched and rendered, so that it stands there when the link
 * is followed. Browsers that cannot render ahead fetch the document.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: links }, eagerness: "moderate" }],
  prerender: [{ where: { and: [...links, accounts] }, eagerness: "moderate" }],
});
