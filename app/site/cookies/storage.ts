import type { Kept } from "./content";

/** What this build of the site keeps in a browser, and what it says of cookies. */
export const storage = {
  description:
    "This site sets no cookie of any of the four types: essential, analytics, functional or marketing. What it keeps instead, and how to check.",
  lede: "There are none. That is also why no banner asked you to agree to any.",
  typesTitle: "The types of cookie, none of them here",
  types:
    "At present this site uses none of the four types: not the optional ones, and not even the essential one, because there is nothing to sign in to.",
  /** What stands in the table for the essential type. */
  essential: "None",
  kept: "Three things stay in your browser's own storage. Unlike a cookie, none of them is ever sent with a request: we cannot read them, and nor can our host.",
  /** What one finds in the list of cookies. */
  list: "is empty",
  names: "three",
  more: [] as readonly Kept[],
};
