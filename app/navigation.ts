import { pageAt } from "./site-map.ts";
import type { Page } from "./site-map.ts";

/** A menu with categories: each is an area's parent page, and lists that area's pages. */
export interface MegaMenu {
  label: string;
  heading: string;
  text: string;
  categories: readonly Page[];
}

/** A menu that is one list of pages. */
export interface ListMenu {
  label: string;
  items: readonly Page[];
}

const list = (...paths: string[]) => paths.map(pageAt);

export const megaMenus: readonly MegaMenu[] = [
  {
    label: "Services",
    heading: "One team for everything you run.",
    text: "Not sure where to start? Tell us what you have today, and an engineer will help.",
    categories: list(
      "/services/cloud",
      "/services/cybersecurity",
      "/services/software-ai",
      "/services/hosting",
    ),
  },
  {
    label: "Solutions",
    heading: "Email, security, marketing.",
    text: "Mailboxes, certificates and campaigns, and what your industry expects of them.",
    categories: list("/services/email", "/services/security", "/services/marketing", "/industries"),
  },
];

export const listMenus: readonly ListMenu[] = [
  {
    label: "Company",
    items: list("/about", "/case-studies", "/portfolio", "/blog", "/careers", "/pricing", "/trust"),
  },
  {
    label: "Support",
    items: list(
      "/support/knowledge-base",
      "/support/announcements",
      "/service-levels",
      "/services/cloud/support",
      "/contact",
    ),
  },
];

export const legalLinks = list("/privacy", "/terms", "/cookies", "/accessibility");
