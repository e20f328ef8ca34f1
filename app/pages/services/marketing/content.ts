import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Digital Marketing",
  description:
    "SEO and social media, reputation management, digital strategy and paid advertising, with the fees stated and the enquiries counted.",
};

/** Monthly fees: the page marks where each service starts. */
export const ruler: RulerScale = {
  to: 1000,
  minor: 25,
  major: 100,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Digital Marketing",
  lede: "The report is full of clicks, and the telephone stays quiet. We count enquiries, say which money brought them, and stop spending the rest.",
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "See all twelve prices", to: "#plans" },
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
    label: "look for it",
    people: 48,
    loss: {
      reason: "A rival stands above you today.",
      service: "PPC",
      path: "/services/marketing/ppc",
    },
  },
  {
    label: "see you",
    people: 29,
    loss: {
      reason: "Your result answers another question.",
      service: "SEO and SMO",
      path: "/services/marketing/seo-smo",
    },
  },
  {
    label: "visit",
    people: 17,
    loss: {
      reason: "They read the reviews first.",
      service: "Reputation",
      path: "/services/marketing/orm",
    },
  },
  {
    label: "believe you",
    people: 10,
    loss: {
      reason: "Nothing asks them to write.",
      service: "Digital strategy",
      path: "/services/marketing/digital-strategy",
    },
  },
  { label: "ask", people: 5 },
];

export const funnelEnd = "The number on the first page of the report.";

export const funnelCaption =
  "48 people who need what you sell. A line ends where one of them is lost; under it, what we do about that.";

export interface MarketingService {
  path: string;
  title: string;
  glyph: GlyphRows;
  description: string;
  features: readonly string[];
  /** Where the work happens. */
  platforms: readonly string[];
}

export const services: SectionCopy & { entries: readonly MarketingService[] } = {
  id: "services",
  heading: "Four services,\nfour kinds of loss",
  lede: "Buy the one that stops your largest loss. If you cannot tell which that is, start with the strategy: it says so, even if the answer is to buy nothing.",
  entries: [
    {
      path: "/services/marketing/seo-smo",
      title: "SEO and SMO",
      glyph: ["############", "---------...", "-------.....", "-----.......", "---........."],
      description:
        "Be found by people who do not know your name yet. We mend the site, write what is missing and keep the profiles alive.",
      features: ["Technical audit and fixes", "Texts and landing pages", "Local listings", "Social profiles"],
      platforms: ["Google Search", "Bing", "Google Business Profile", "LinkedIn", "Instagram", "YouTube"],
    },
    {
      path: "/services/marketing/orm",
      title: "Online Reputation Management",
      glyph: ["-----------.", "--------....", "....########", "......######", "---------..."],
      description:
        "What others say about you is read before what you say. We hear it first, answer it in your voice and correct what is false.",
      features: ["Reviews and news watched", "Replies written", "Profiles corrected", "Crisis response"],
      platforms: ["Google reviews", "Trustpilot", "G2", "Glassdoor", "Reddit", "News"],
    },
    {
      path: "/services/marketing/digital-strategy",
      title: "Digital Strategy and Consultancy",
      glyph: ["----........", "----.#######", "----.#######", "----........", "----........"],
      description:
        "One paper instead of nine opinions: what your figures say, what to do, in which order, and what to stop paying for.",
      features: ["Review of every channel", "Customer interviews", "Plan with costs", "Business case"],
      platforms: ["Google Analytics 4", "Search Console", "CRM exports", "Looker Studio"],
    },
    {
      path: "/services/marketing/ppc",
      title: "PPC Services",
      glyph: ["###.------..", "###.--------", "###.----....", "###.------..", "###.---....."],
      description:
        "Buyers this week, at a price you set. Our fee is fixed and stands apart from your ad spend, so we earn nothing by raising it.",
      features: ["Search and shopping", "Display, video and social", "Sales counted", "Waste excluded"],
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
  heading: "What is easy to count,\nand what pays",
  lede: "Every figure on the left can rise while you lose money.",
  rows: [
    {
      easy: "Impressions",
      useful: "Searches that you should appear in, and do not",
      because: "It is a list of pages to write.",
    },
    {
      easy: "Clicks",
      useful: "Enquiries and orders, by the search or advertisement that began them",
      because: "It says where the next dollar goes.",
    },
    {
      easy: "Average position",
      useful: "Position for the searches that sell",
      because: "First place for a word nobody buys with is decoration.",
    },
    {
      easy: "Followers",
      useful: "Visits from profiles that end in a question",
      because: "Followers of a competition follow the prize.",
    },
    {
      easy: "Star rating",
      useful: "Reviews answered, and complaints that repeat",
      because: "The second one is work for your operations, not for us.",
    },
    {
      easy: "Cost per click",
      useful: "Cost per customer, after returns",
      because: "Cheap clicks are cheap for a reason.",
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Twelve prices, drawn to scale",
  lede: "No price on request. Each bar is measured against the dearest of its kind.",
  tone: "sand",
};

/** One step a week. */
export const month: SectionCopy & { steps: readonly ProcessStep[] } = {
  heading: "A month with us",
  lede: "The same four weeks, again and again. Steady beats loud.",
  tone: "ink",
  steps: [
    {
      title: "Count",
      description: "Last month is closed before anybody plans the next one.",
      activities: ["Enquiries matched to sources", "Calls and forms checked", "Spam taken out"],
    },
    {
      title: "Decide",
      description: "One page: what worked, what stops, what is tried.",
      activities: ["Budget moved", "Weak pages and words cut", "You approve it"],
    },
    {
      title: "Do",
      description: "Writers, engineers and buyers of advertisements work on the same list.",
      activities: ["Pages written and mended", "Campaigns changed", "Replies sent"],
    },
    {
      title: "Report",
      description: "In plain words, with the bad news first.",
      activities: ["Enquiries and what they cost", "Changes and their effect", "Next month's list"],
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Which half of the budget works?",
  lede: "The old question has an answer once the counting is right. Let us read your figures; we reply with what they say.",
  primary: { label: "Get Started", to: "/contact" },
};
