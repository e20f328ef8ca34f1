import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Solution } from "./order-path";
import type { Platform } from "./platform-table";
import type { ShopMetric } from "./scaled-metrics";
import type { ShopService } from "./service-ledger";

export const meta: PageMeta = {
  title: "Technology for E-commerce",
  description:
    "Online shops that stay quick on the busiest day: platform, search, checkout and payments, on hosting that grows for the sale and shrinks after.",
};

/** Seconds that a shopper waits for a page. */
export const ruler: RulerScale = {
  to: 5,
  minor: 0.1,
  major: 0.5,
  format: (seconds) => `${seconds} s`,
};

export const hero: PageHeroProps = {
  title: "E-commerce",
  lede: "Shoppers do not report a slow checkout. They buy elsewhere. We build shops on the platform that suits your range, with hosting that grows for the sale and shrinks after it.",
  primary: { label: "Describe your shop", to: "/contact" },
  secondary: { label: "Ask us", to: "/contact" },
  layout: "below",
};

export const solutionsSection: SectionCopy = {
  heading: "Solutions,\nas the order travels",
  lede: "From the first word in the search box to the parcel that comes back.",
  layout: "aside",
};

export const solutions: readonly Solution[] = [
  {
    glyph: ["######..", "........", "+++++++.", "++++++..", "+++++..."],
    title: "Storefront",
    description: "Pages that are drawn before the thumb has moved on, on a phone three years old.",
    features: ["Rendered at the edge, cached by the minute", "Pictures in the size that is shown"],
  },
  {
    glyph: ["########", "#......#", "########", "......++", ".......+"],
    title: "Search and catalogue",
    description: "Finds “blak runing shoe”, knows the sizes in stock, and hides what cannot be sent.",
    features: ["Synonyms, typing errors, filters", "One product file for all channels"],
  },
  {
    glyph: ["+.......", "+######.", ".#####..", "........", "..+..+.."],
    title: "Cart and checkout",
    description: "Guest first, address in one field, the full price before the last button.",
    features: ["Cards, wallets, UPI, pay later", "A second way when a bank says no"],
  },
  {
    glyph: ["--------", "++++.+++", "++++.+++", "........", "####.###"],
    title: "Orders and stock",
    description: "One truth about what is on the shelf, for the shop, the marketplace and the counter.",
    features: ["Reservations that expire", "Split shipments and pre-orders"],
  },
  {
    glyph: ["..####..", ".......#", "#......#", "#.......", "..####.."],
    title: "Shipping and returns",
    description: "Labels, tracking and a return that takes two clicks, because it decides the next order.",
    features: ["Carrier chosen by place and weight", "Refund when the parcel is scanned"],
  },
  {
    glyph: ["......##", "...##.##", "...##.##", "++.##.##", "++.##.##"],
    title: "Recommendations",
    description: "What goes with it, from your own orders. Switched off where it does not earn its place.",
    features: ["Tested against no recommendation", "Works without tracking across sites"],
  },
];

export const platformsSection: SectionCopy = {
  heading: "Platforms, from rented to owned",
  lede: "Filled bars are layers you may change. More of them is not better: each one is yours to look after.",
  tone: "sand",
};

export const layers = ["Design", "Checkout", "Data model", "Code", "Servers"] as const;

export const platforms: readonly Platform[] = [
  {
    name: "Shopify",
    description:
      "Open next week, run by others. Themes and apps do most of it; the checkout is good and mostly theirs.",
    technologies: ["Liquid", "Hydrogen", "Storefront API", "Functions"],
    bestFor: "Brands that would rather sell than host",
    yours: ["Design"],
  },
  {
    name: "BigCommerce",
    description:
      "Rented as well, with more open interfaces: price lists, several storefronts and company accounts are inside.",
    technologies: ["Stencil", "Catalyst", "GraphQL", "Webhooks"],
    bestFor: "Wholesale and retail under one roof",
    yours: ["Design", "Checkout"],
  },
  {
    name: "WooCommerce",
    description:
      "A shop inside WordPress. All of it is yours, including the updates, so we keep the list of plugins short.",
    technologies: ["WordPress", "PHP", "MariaDB", "Redis"],
    bestFor: "Content first, with a few hundred products",
    yours: ["Design", "Checkout", "Code", "Servers"],
  },
  {
    name: "Adobe Commerce",
    description:
      "Magento, grown up. Large catalogues, many shops and odd price rules, for teams that can keep a developer busy.",
    technologies: ["PHP", "OpenSearch", "Varnish", "RabbitMQ"],
    bestFor: "Big ranges with rules of their own",
    yours: ["Design", "Checkout", "Data model", "Code"],
  },
  {
    name: "Headless",
    description:
      "Each part chosen and joined: a shop engine, a content system, a search, a front end. Freedom with a bill.",
    technologies: ["Medusa", "Next.js", "Algolia", "Stripe"],
    bestFor: "Several channels and an unusual idea",
    yours: ["Design", "Checkout", "Data model", "Code", "Servers"],
  },
];

export const servicesSection: SectionCopy = {
  heading: "Services, with something left in your hand",
  lede: "Each ends with a thing you can keep, even if you leave us.",
};

export const services: readonly ShopService[] = [
  {
    title: "Load test and sale plan",
    description:
      "We send your busiest hour two and a half times over, on a copy, until something gives. Then we mend it.",
    deliverables: ["The test, as code", "A plan for the sale day with names"],
    link: { label: "DevOps", to: "/services/cloud/devops" },
  },
  {
    title: "Hosting that follows the calendar",
    description: "Servers come before the newsletter goes out and leave when the carts are empty.",
    deliverables: ["Scaling rules", "A bill by season"],
    link: { label: "Cloud Hosting", to: "/services/hosting/cloud" },
  },
  {
    title: "Moving shop",
    description:
      "Products, customers, orders and every old address, with the old shop open until the new one has sold.",
    deliverables: ["A list of redirects", "Numbers compared, line by line"],
    link: { label: "Custom Development", to: "/services/software-ai/development" },
  },
  {
    title: "Payments and shop security",
    description:
      "Card numbers never touch your servers. Bots, stolen logins and skimmers meet a filter first.",
    deliverables: ["A smaller PCI DSS scope", "Firewall rules for your shop"],
    link: { label: "Website Security & WAF", to: "/services/security/website-waf" },
  },
  {
    title: "Being found",
    description:
      "Product pages that search engines can read, and advertisements that stop when the stock does.",
    deliverables: ["Structured data for the range", "A feed tied to stock"],
    link: { label: "SEO & SMO", to: "/services/marketing/seo-smo" },
  },
  {
    title: "Checkout design",
    description: "We watch real people buy from you and take away what stops them. It is usually a field.",
    deliverables: ["Recordings with findings", "A checkout with fewer fields"],
    link: { label: "UX & UI Design", to: "/services/software-ai/ux-ui" },
  },
];

export const metricsSection: SectionCopy = {
  heading: "Impact metrics, on one scale",
  lede: "The line is 100%. One figure is meant to go past it.",
  tone: "ink",
};

export const metrics: readonly ShopMetric[] = [
  {
    metric: "250%",
    value: 250,
    title: "Load, tested before the sale",
    description:
      "Of the busiest hour your shop has had so far. If it holds on the copy, it holds on the day.",
  },
  {
    metric: "40%",
    value: 40,
    title: "Fewer abandoned checkouts",
    description: "Measured against the checkout before, from the first field to the paid order.",
  },
  {
    metric: "60%",
    value: 60,
    title: "Fewer server weeks",
    description: "Than with the sale week's servers all year, as in the drawing at the top.",
  },
  {
    metric: "99.9%",
    value: 99.9,
    title: "Uptime",
    description: "The gap before the line is too thin to see here. It is 8 h 46 min in a year.",
  },
];

export const banner: ClosingBannerProps = {
  heading: "The cart was full. The page was slow.",
  lede: "Send us your shop's address and the date of your next sale. We look at the first in time for the second.",
  primary: { label: "Prepare for the sale", to: "/contact" },
};
