/** One address or more of every layout that the site has; what holds for these holds for pages made like them. */
export const templates = [
  "/",
  "/services/cloud",
  "/services/hosting/vps",
  "/services/hosting/dedicated",
  "/services/hosting/domains",
  "/industries/healthcare",
  "/contact",
  "/careers",
  "/portfolio",
  "/case-studies",
  "/blog",
  "/blog/a-key-in-the-repository",
  "/support/knowledge-base",
  "/accessibility",
  "/signup",
  "/no/such-page",
] as const;
