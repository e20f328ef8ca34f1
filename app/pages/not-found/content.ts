export const copy = {
  title: "Nothing is hosted here.",
  lede: "We looked in every rack. Either the page has moved, or the address lost a letter on the way. The rest of the site is up.",
  home: "Back to the home page",
  contact: "Tell us what you were after",
  search: "Search the rest of the site",
} as const;
