import { dynamicFolders } from "~/connection/addresses";

const except = (pattern: string) => ({ not: { href_matches: pattern } });
/** Addresses with a query fill in a form and are left alone; so are files. */
const links = [{ href_matches: "/*" }, except("/*\\?(.+)"), except("/*.*")];
/** Nothing runs on a page that is made for each visitor before it is opened. */
const forEach = dynamicFolders.map((folder) => except(`/${folder}{/*}?`));

/**
 * The page behind a link that the visitor's pointer rests on is fetched and rendered, so that it stands there when the link
 * is followed. Browsers that cannot render ahead fetch the document.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: links }, eagerness: "moderate" }],
  prerender: [{ where: { and: [...links, ...forEach] }, eagerness: "moderate" }],
});
