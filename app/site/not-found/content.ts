export const copy = {
  title: "We can't find that page",
  lede: "We looked in every rack. The page may have moved, or the address may have a typing error.",
  home: "Back to the home page",
  contact: "Tell us what you were looking for",
  search: "Search the rest of the site",
} as const;
