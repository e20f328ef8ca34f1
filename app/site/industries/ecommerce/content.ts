import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";
import type { CaseStudyLinkProps } from "../case-study-link";
import type { Glyph } from "../glyphs";
import type { Platform } from "./platform-table";
import type { ShopService } from "./service-ledger";
import type { ShopMetric } from "./shop-metrics";

export const meta: PageMeta = {
  title: "Technology for E-commerce",
  description:
    "Online shops that stay quick on the busiest day: platform, search, checkout and payments, on hosting that grows for the sale and shrinks after.",
};

export const hero: PageHeroProps = {
  title: "E-commerce",
  lede: "Online shops on the platform that suits your range, with hosting that grows for the sale and shrinks after it. We build them and run them.",
  primary: { label: "Describe your shop", to: "/contact" },
  secondary: { label: "Ask a question", to: "/contact" },
  layout: "below",
};

export const solutionsSection: SectionCopy = {
  heading: "Solutions for every\nstep of an order",
  lede: "From the first search to the returned parcel.",
  layout: "aside",
};

export const solutions: readonly Service<Glyph>[] = [
  {
    glyph: "storefront",
    title: "Storefront",
    description: "Pages that load fast, even on a three-year-old phone.",
    features: ["Edge rendering and caching", "Images sized for each screen"],
  },
  {
    glyph: "catalogue",
    title: "Search and catalogue",
    description: "Finds “blak runing shoe”, knows the sizes in stock, and hides what cannot be sent.",
    features: ["Synonyms, typing errors, filters", "One product catalogue for all channels"],
  },
  {
    glyph: "checkout",
    title: "Cart and checkout",
    description: "Guest checkout, one address field, and the full price before the last button.",
    features: ["Cards, wallets, UPI, pay later", "Backup route when a bank declines"],
  },
  {
    glyph: "stock",
    title: "Orders and stock",
    description: "One stock count for the shop, the marketplace and the counter.",
    features: ["Reservations that expire", "Split shipments and pre-orders"],
  },
  {
    glyph: "returns",
    title: "Shipping and returns",
    description: "Labels, tracking, and returns in two clicks.",
    features: ["Carrier choice by place and weight", "Refund when the parcel is scanned"],
  },
  {
    glyph: "recommendations",
    title: "Recommendations",
    description: "Products that go together, from your own orders. Switched off where they don't sell.",
    features: ["A/B tests against no recommendations", "No cross-site tracking"],
  },
];

export const platformsSection: SectionCopy = {
  heading: "Ecommerce platforms compared",
  lede: "Filled bars are layers you can change. Each one is also yours to look after.",
  tone: "sand",
};

export const layers = ["Design", "Checkout", "Data model", "Code", "Servers"] as const;

export const platforms: readonly Platform[] = [
  {
    name: "Shopify",
    description:
      "Hosted, and quick to open. Themes and apps do most of it; the checkout is good and mostly fixed.",
    technologies: ["Liquid", "Hydrogen", "Storefront API", "Functions"],
    bestFor: "Brands that would rather sell than host",
    yours: ["Design"],
  },
  {
    name: "BigCommerce",
    description:
      "Also hosted, with more open APIs. Price lists, several storefronts and company accounts are included.",
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
      "Formerly Magento. Large catalogues, many shops and complex price rules, for teams with a developer.",
    technologies: ["PHP", "OpenSearch", "Varnish", "RabbitMQ"],
    bestFor: "Large ranges with complex price rules",
    yours: ["Design", "Checkout", "Data model", "Code"],
  },
  {
    name: "Headless",
    description:
      "Each part chosen and joined: a shop engine, a content system, a search, a front end. More freedom, and more to pay for.",
    technologies: ["Medusa", "Next.js", "Algolia", "Stripe"],
    bestFor: "Several channels or unusual requirements",
    yours: ["Design", "Checkout", "Data model", "Code", "Servers"],
  },
];

export const servicesSection: SectionCopy = {
  heading: "Services, and what you keep",
  lede: "Each one ends with something you keep, even if you leave us.",
};

export const services: readonly ShopService[] = [
  {
    title: "Load test and sale plan",
    description:
      "We send your busiest hour two and a half times over, on a copy, until something gives. Then we fix it.",
    deliverables: ["The test, as code", "A plan for the sale day with names"],
    link: { label: "DevOps", to: "/services/cloud/devops" },
  },
  {
    title: "Hosting that follows the calendar",
    description: "We add servers before the newsletter goes out and remove them after the sale.",
    deliverables: ["Scaling rules", "A bill by season"],
    link: { label: "Cloud Hosting", to: "/services/hosting/cloud" },
  },
  {
    title: "Moving to a new platform",
    description:
      "Products, customers, orders and every old address, with the old shop open until the new one has sold.",
    deliverables: ["A list of redirects", "Orders and totals compared line by line"],
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
    title: "Search and ads",
    description: "Product pages that search engines can read, and ads that stop when the stock does.",
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
  heading: "Impact metrics for online shops",
  lede: "The line is 100%. One figure is meant to go past it.",
  tone: "ink",
};

export const metrics: readonly ShopMetric[] = [
  {
    metric: "250%",
    value: 250,
    title: "Load, tested before the sale",
    description: "Of the busiest hour your shop has had so far, sent to a copy of it.",
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
    description: "Compared with the sale week's servers all year, as in the drawing at the top.",
  },
  {
    metric: "99.9%",
    value: 99.9,
    title: "Uptime",
    description: "The gap before the line is too thin to see here. It is 8 h 46 min in a year.",
  },
];

export const caseStudy: CaseStudyLinkProps = {
  heading: "Case study: an online retailer",
  text: "A home-goods retailer moved its shop from two racks to the cloud before its data-centre contract ended. See the costs before and after.",
  study: "retailer-cloud-migration",
};

export const banner: ClosingBannerProps = {
  heading: "Get your shop ready for the next sale",
  lede: "Send us your shop's address and the date of your next sale. We'll tell you what to fix before it.",
  primary: { label: "Prepare for the sale", to: "/contact" },
  steps: "industries",
};
