import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "./glyphs";

export const meta: PageMeta = {
  title: "Digital Marketing",
  description:
    "SEO and social media, reputation management, digital strategy and PPC advertising, with published fees and results measured in enquiries.",
};

export const hero: PageHeroProps = {
  title: "Digital Marketing",
  lede: "Marketing measured in enquiries rather than clicks. We show you what each one cost, and stop spending on what doesn't bring any.",
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "See all prices", to: "#plans" },
  layout: "below",
};

/** The way of 48 people to an enquiry. After each stage but the last some are lost, and a service works on that loss. */
export interface FunnelStage {
  /** Follows the number: "29 see you". */
  label: string;
  people: number;
  /** What loses the others, and the page of the service that works on it. */
  loss?: { reason: string; service: string; path: string };
}

export const funnel: readonly FunnelStage[] = [
  {
    label: "search",
    people: 48,
    loss: {
      reason: "A competitor ranks above you.",
      service: "PPC",
      path: "/services/marketing/ppc",
    },
  },
  {
    label: "see you",
    people: 29,
    loss: {
      reason: "Your page doesn't match the search.",
      service: "SEO and SMO",
      path: "/services/marketing/seo-smo",
    },
  },
  {
    label: "visit",
    people: 17,
    loss: {
      reason: "Bad reviews put them off.",
      service: "Reputation",
      path: "/services/marketing/orm",
    },
  },
  {
    label: "trust you",
    people: 10,
    loss: {
      reason: "The next step isn't clear.",
      service: "Digital strategy",
      path: "/services/marketing/digital-strategy",
    },
  },
  { label: "enquire", people: 5 },
];

export const funnelEnd = "The first number in your report.";

export const funnelCaption =
  "48 people who need what you sell. A line ends where one of them drops out; below it, the service that helps.";

export interface MarketingService {
  path: string;
  title: string;
  glyph: Glyph;
  description: string;
  features: readonly string[];
  /** Where the work happens. */
  platforms: readonly string[];
}

export const services: SectionCopy & { entries: readonly MarketingService[] } = {
  id: "services",
  heading: "Our digital\nmarketing services",
  lede: "Start with the one that solves your biggest problem. Not sure which? A strategy review will tell you, even if the answer is to buy nothing.",
  entries: [
    {
      path: "/services/marketing/seo-smo",
      title: "SEO and SMO",
      glyph: "top-result",
      description:
        "Be found by people who don't know your name yet. We fix the site, write the missing pages and keep your profiles active.",
      features: ["Technical audit and fixes", "Copy and landing pages", "Local listings", "Social profiles"],
      platforms: ["Google Search", "Bing", "Google Business Profile", "LinkedIn", "Instagram", "YouTube"],
    },
    {
      path: "/services/marketing/orm",
      title: "Online Reputation Management",
      glyph: "reputation",
      description:
        "Buyers read what others say about you first. We monitor it, reply in your voice and have false claims corrected where we can.",
      features: ["Review and news monitoring", "Review replies", "Profile corrections", "Crisis response"],
      platforms: ["Google reviews", "Trustpilot", "G2", "Glassdoor", "Reddit", "News"],
    },
    {
      path: "/services/marketing/digital-strategy",
      title: "Digital Strategy and Consultancy",
      glyph: "strategy",
      description:
        "One clear plan from your own data: what to do, in which order, and what to stop paying for.",
      features: ["Audit of every channel", "Customer interviews", "Plan with costs", "Business case"],
      platforms: ["Google Analytics 4", "Search Console", "CRM exports", "Looker Studio"],
    },
    {
      path: "/services/marketing/ppc",
      title: "PPC Services",
      glyph: "paid-place",
      description:
        "Ads for people who are ready to buy, within a budget you set. Our fee is fixed, so we earn nothing by raising your ad spend.",
      features: [
        "Search and shopping ads",
        "Display, video and social ads",
        "Conversion tracking",
        "Negative keywords",
      ],
      platforms: ["Google Ads", "Microsoft Advertising", "Meta Ads", "LinkedIn Ads"],
    },
  ],
};

export interface CountedMeasure {
  /** What a report can always show. */
  easy: string;
  /** What we show in its place. */
  useful: string;
  /** Why the second one decides something. */
  because: string;
}

export const counting: SectionCopy & { rows: readonly CountedMeasure[] } = {
  heading: "What we measure,\nand why",
  lede: "Every number on the left can rise while you lose money.",
  rows: [
    {
      easy: "Impressions",
      useful: "Relevant searches where you don't appear",
      because: "They tell us which pages to write.",
    },
    {
      easy: "Clicks",
      useful: "Enquiries and orders, by search or ad",
      because: "They show where to spend next.",
    },
    {
      easy: "Average position",
      useful: "Position for the searches that sell",
      because: "First place for a search without buyers earns nothing.",
    },
    {
      easy: "Followers",
      useful: "Visits from profiles that become enquiries",
      because: "Followers won with a prize rarely buy.",
    },
    {
      easy: "Star rating",
      useful: "Reviews answered, and complaints that recur",
      because: "A recurring complaint shows your team what to fix.",
    },
    {
      easy: "Cost per click",
      useful: "Cost per customer, after returns",
      because: "Cheap clicks often bring no customers.",
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Marketing plans and prices",
  lede: "Every fee is listed. Bars compare monthly fees with each other, and one-time fees with each other.",
  tone: "sand",
};

/** One step a week. */
export const month: SectionCopy & { steps: readonly ProcessStep[] } = {
  heading: "What we do each month",
  lede: "The same four steps every month, one a week.",
  tone: "ink",
  steps: [
    {
      title: "Measure",
      description: "We close last month's numbers before we plan the next.",
      activities: ["Enquiries matched to sources", "Calls and forms checked", "Spam removed"],
    },
    {
      title: "Decide",
      description: "One page: what worked, what stops, what we'll try.",
      activities: ["Budget moved", "Weak pages and keywords cut", "You approve it"],
    },
    {
      title: "Do",
      description: "Writers, engineers and ad specialists work from one list.",
      activities: ["Pages written and fixed", "Campaigns changed", "Replies sent"],
    },
    {
      title: "Report",
      description: "In plain English, with the bad news first.",
      activities: ["Enquiries and what they cost", "Changes and their effect", "Next month's list"],
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Find out which marketing pays off",
  lede: "Share your numbers with us. We'll tell you what they show and what we'd do first.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "marketing",
};
