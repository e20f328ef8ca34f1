import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "PPC Services and Campaign Management",
  description:
    "Pay-per-click campaigns for a fixed monthly fee, with a recommended ad spend, conversion tracking and less wasted budget.",
};

export const hero: PageHeroProps = {
  title: "PPC Services",
  lede: "We run your search, social and shopping ads: we cut keywords that only cost money, track what sells and keep our fee apart from your ad spend.",
  primary: { label: "View PPC Packages", to: "#packages" },
  secondary: { label: "Start PPC Campaign", to: "/contact" },
  layout: "below",
};

export const feeBesideSpend = {
  caption:
    "Our monthly fee and the monthly ad spend, yours and as the three packages recommend it, on one scale of dollars.",
  fee: "Our fee",
  own: "Your ad spend",
  spend: "Recommended ad spend, paid to the networks",
};

export interface Channel {
  title: string;
  glyph: Glyph;
  description: string;
  /** What we set up and look after. */
  features: readonly string[];
  platforms: readonly string[];
  /** The first plan that includes it; the larger ones include it too. */
  from: "ppc-launch" | "ppc-grow" | "ppc-scale";
}

export const services: SectionCopy & { channels: readonly Channel[] } = {
  id: "services",
  heading: "Ad channels we manage",
  lede: "Each reaches people at a different moment. We start with search.",
  channels: [
    {
      title: "Search",
      glyph: "search-ads",
      description:
        "For people who are looking now. The most expensive clicks, and the most likely to bring customers.",
      features: ["Keywords and negative keywords", "Ad copy", "Value-based bidding"],
      platforms: ["Google Ads", "Microsoft Advertising"],
      from: "ppc-launch",
    },
    {
      title: "Display and video",
      glyph: "video-ads",
      description: "For people who should know you before they need you. We choose where your ads appear.",
      features: ["Site and channel lists", "Videos with captions", "Frequency limits"],
      platforms: ["Google Display", "YouTube", "Microsoft Audience"],
      from: "ppc-grow",
    },
    {
      title: "Social",
      glyph: "social-ads",
      description:
        "For people by industry, job title or interest. Good for products that few people search for yet.",
      features: ["Audiences from your own data", "Lead forms", "Ad creative in several versions"],
      platforms: ["LinkedIn Ads", "Meta Ads"],
      from: "ppc-grow",
    },
    {
      title: "Remarketing",
      glyph: "remarketing",
      description:
        "For people who visited and left. With limits, so one chair doesn't follow them for a month.",
      features: ["Consent respected", "Buyers excluded", "Offers by page visited"],
      platforms: ["Google Ads", "Meta Ads", "LinkedIn Ads"],
      from: "ppc-grow",
    },
    {
      title: "Shopping",
      glyph: "product-ads",
      description:
        "For online shops: product, picture and price in the results, with bids based on your margin.",
      features: ["Product feed and error fixes", "Margin-based bidding", "Stock and returns considered"],
      platforms: ["Merchant Center", "Google Shopping", "Microsoft Shopping"],
      from: "ppc-scale",
    },
  ],
};

export interface SearchTerm {
  query: string;
  /** Dollars of an example month. */
  spent: number;
  verdict: "Keep" | "Exclude" | "Ask";
  why: string;
}

export const terms: SectionCopy & { caption: string; rows: readonly SearchTerm[] } = {
  heading: "How we cut\nwasted ad spend",
  lede: "You bid on “accounting software”. These are the searches you paid for, and what we'd do about each.",
  tone: "ink",
  layout: "aside",
  caption: "the search terms of one month, with what was paid for each.",
  rows: [
    { query: "accounting software free download", spent: 410, verdict: "Exclude", why: "wants it free" },
    { query: "accounting software for builders", spent: 360, verdict: "Keep", why: "bought twice" },
    { query: "accounting course online", spent: 290, verdict: "Exclude", why: "wants a certificate" },
    { query: "your own name", spent: 240, verdict: "Ask", why: "would they have come anyway?" },
    { query: "construction accounting price", spent: 190, verdict: "Keep", why: "asked for a quote" },
    { query: "accountant salary", spent: 150, verdict: "Exclude", why: "wants a job" },
    { query: "invoice template word", spent: 120, verdict: "Exclude", why: "wants a file" },
  ],
};

export interface Rhythm {
  title: string;
  /** How often that is in a quarter of 13 weeks. */
  times: number;
  description: string;
  activities: readonly string[];
}

export const process: SectionCopy & { caption: string; steps: readonly Rhythm[] } = {
  heading: "How often we check your campaigns",
  lede: "Campaigns need regular care. This is what we check, and when.",
  caption: "one mark is one check, in a quarter of 13 weeks.",
  steps: [
    {
      title: "Every working day",
      times: 65,
      description: "Is anything broken or overspending?",
      activities: ["Spend against budget", "Landing pages online", "Rejected ads"],
    },
    {
      title: "Every week",
      times: 13,
      description: "What did people type, and what did it bring?",
      activities: ["Negative keywords added", "Placements blocked", "Bids adjusted"],
    },
    {
      title: "Every month",
      times: 3,
      description: "Where should the budget go next?",
      activities: ["Budget moved", "New ads and pages tested", "Report in plain English"],
    },
    {
      title: "Every quarter",
      times: 1,
      description: "Would we build it like this again?",
      activities: ["Structure and tracking audited", "Sales checked as well as leads", "New targets set"],
    },
  ],
};

export const plans: SectionCopy = {
  id: "packages",
  heading: "PPC packages and recommended ad spend",
  lede: "The price is our fee. The bar is the monthly ad spend we recommend, which you pay to the networks.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Get your ad account reviewed",
  lede: "Give us read access to your account. We'll mark the spend that brings nothing, before you sign anything.",
  primary: { label: "Start PPC Campaign", to: "/contact" },
  steps: "marketing",
};
