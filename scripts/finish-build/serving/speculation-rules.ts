import { contentHash } from "../files/content-hash.ts";

/**
 * What a browser may fetch before a link is followed: the document behind a link that the visitor's pointer rests on,
 * as long as React does not answer clicks; from then on links fetch the page's code themselves (layout/follow-links.tsx).
 * Addresses with a query fill in a form and are left alone, and so are files.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*\\?(.+)" } },
          { not: { href_matches: "/*.*" } },
          { not: { selector_matches: "[data-hydrated] a" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** The file with the rules, and the header that names it. */
export function speculationRules() {
  const text = JSON.stringify(rules);
  const file = `assets/links-${contentHash(text)}.speculationrules`;
  return { files: { [file]: text }, headers: { "Speculation-Rules": `"/${file}"` } };
}
