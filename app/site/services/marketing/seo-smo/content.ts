import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "SEO and SMO Packages",
  description:
    "Search engine and social media optimisation by the month: technical fixes, copy, links and profiles, with a report in plain English.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 3000;

export const hero: PageHeroProps = {
  title: "SEO and SMO",
  lede: "Be found by people who don't know your name yet. We fix your site first, then your copy, then your social profiles.",
  primary: { label: "View SEO Packages", to: "#packages" },
  secondary: { label: "Get a Free Review", to: "/contact" },
};

export type Holder = "you" | "competitor" | "directory";

/** One search and who is found first for it. */
export interface TrackedSearch {
  query: string;
  before: Holder;
  /** The month from which you are found first; left out where that never happens. */
  yoursFrom?: number;
}

export const MONTHS = 12;

/** In the order in which they are won, so that the lines form a staircase. */
export const searches: readonly TrackedSearch[] = [
  { query: "your name", before: "you", yoursFrom: 0 },
  { query: "your name phone", before: "you", yoursFrom: 0 },
  { query: "cold room repair near me", before: "competitor", yoursFrom: 3 },
  { query: "cold room not cooling", before: "directory", yoursFrom: 4 },
  { query: "cold room service contract", before: "competitor", yoursFrom: 5 },
  { query: "cold room size calculator", before: "directory", yoursFrom: 6 },
  { query: "walk-in freezer price", before: "competitor", yoursFrom: 8 },
  { query: "vaccine storage cold room", before: "competitor", yoursFrom: 9 },
  { query: "cold room for flowers", before: "directory", yoursFrom: 9 },
  { query: "freezer room floor", before: "competitor", yoursFrom: 11 },
  { query: "cold room manufacturer", before: "competitor" },
  { query: "cold storage", before: "directory" },
];

export const shareOfVoice = {
  caption: "twelve searches over a year. The colour shows who ranks first; your results will differ.",
  legend: { you: "You", competitor: "A competitor", directory: "A directory or marketplace" },
};

export interface OptimizationService {
  title: string;
  glyph: Glyph;
  description: string;
  features: readonly string[];
  tools: readonly string[];
}

export interface ServiceColumn {
  title: string;
  meaning: string;
  services: readonly OptimizationService[];
}

export const services: SectionCopy & { columns: readonly [ServiceColumn, ServiceColumn] } = {
  id: "services",
  heading: "SEO and social media\nservices",
  lede: "Buyers ask search engines and each other. We work on both.",
  columns: [
    {
      title: "SEO",
      meaning: "Search engine optimisation: be found when people search.",
      services: [
        {
          title: "Technical SEO",
          glyph: "foundations",
          description:
            "Pages that load slowly or can't be crawled rank badly. We fix what your CMS lets us. Changes in the code we make on Market, or write the tickets for your developers.",
          features: [
            "Crawl, index and redirect fixes",
            "Core Web Vitals on real phones",
            "Valid structured data",
            "Domain and shop moves without broken links",
          ],
          tools: ["Search Console", "Screaming Frog", "Lighthouse", "Server logs"],
        },
        {
          title: "Copy and landing pages",
          glyph: "landing-page",
          description: "A page for each question your buyers ask, written with your own experts.",
          features: [
            "Keyword research",
            "Titles, headings and internal links",
            "Articles by named experts",
            "Old pages merged",
          ],
          tools: ["Ahrefs", "Google Trends", "Your own support tickets"],
        },
        {
          title: "Links and local listings",
          glyph: "links",
          description:
            "We earn links from sites in your industry with content worth linking to, and keep your listings correct everywhere.",
          features: [
            "Trade press, associations and suppliers",
            "Data and tools that others cite",
            "Business profiles, opening hours, photos",
            "Harmful links found and disavowed",
          ],
          tools: ["Google Business Profile", "Bing Places", "Apple Business Connect"],
        },
      ],
    },
    {
      title: "SMO",
      meaning: "Social media optimisation: be shared when people talk.",
      services: [
        {
          title: "Social profiles",
          glyph: "profile",
          description: "Fewer channels, all of them active. We close the ones you no longer use.",
          features: [
            "Consistent name, address and picture",
            "Company pages linked to your people",
            "Link previews that look right",
            "Access and recovery in your hands",
          ],
          tools: ["LinkedIn", "Instagram", "Facebook", "YouTube", "X"],
        },
        {
          title: "Content calendar",
          glyph: "content-calendar",
          description:
            "Each article becomes posts, a short video or a graphic, published on days you agreed.",
          features: [
            "Monthly calendar, approved by you",
            "Posts written for each network",
            "Short video with captions",
            "Questions answered on working days",
          ],
          tools: ["Meta Business Suite", "Buffer", "Figma", "DaVinci Resolve"],
        },
        {
          title: "Campaigns and creators",
          glyph: "megaphone",
          description:
            "Creators your buyers already follow, paid openly and marked as such, with links that track the results.",
          features: [
            "Creators matched to your audience",
            "Contracts and disclosure",
            "Tagged links and discount codes",
            "Results compared with ads",
          ],
          tools: ["Google Analytics 4", "UTM tags", "LinkedIn Campaign Manager"],
        },
      ],
    },
  ],
};

export const process: SectionCopy & { steps: readonly ProcessStep[] } = {
  heading: "How we work: site first,\nthen copy, then profiles",
  lede: "In this order, because a good article on a broken page is wasted.",
  tone: "ink",
  steps: [
    {
      title: "Audit",
      description: "Where you rank, search by search, and what holds you back.",
      activities: ["Full site crawl", "Search Console and server logs", "Competitor comparison"],
    },
    {
      title: "Fix",
      description: "We fix faults in order of what they cost you.",
      activities: ["Speed and index faults", "Redirects and duplicates", "Titles and structure"],
    },
    {
      title: "Publish",
      description: "Pages for the questions you don't answer yet.",
      activities: ["Interviews with your experts", "Articles and landing pages", "Social posts from each"],
    },
    {
      title: "Links and report",
      description: "Other sites link to you, and you see what it brought.",
      activities: ["Links and mentions", "Enquiries by search", "What we try next, and why"],
    },
  ],
};

export const refusals: SectionCopy & { entries: readonly RegisterEntry[] } = {
  heading: "What we\ndon't do",
  lede: "All of these are sold elsewhere. Here's why we don't.",
  layout: "aside",
  entries: [
    {
      term: "A guaranteed first place",
      description: "Rankings aren't ours to give. Anyone who sells one will choose an easy search.",
    },
    {
      term: "Bought links",
      description: "Search engines find the seller, then everyone on the seller's list.",
    },
    { term: "Mass-produced articles", description: "They add pages, but no readers." },
    { term: "Bought followers", description: "They don't buy. They don't leave either." },
    {
      term: "Pages for search engines only",
      description: "If customers shouldn't see a page, neither should a crawler.",
    },
  ],
};

export const plans: SectionCopy = {
  id: "packages",
  heading: "SEO and SMO packages",
  lede: "You pay a monthly fee, and a monthly report shows what it achieved.",
  tone: "sand",
};

const freeReview =
  "We'll review your site for free: where you stand and what holds you back. The review is yours to keep.";

export const banner: ClosingBannerProps = {
  heading: "Get found by new customers",
  lede: `Tell us the searches you want to be found for. ${freeReview}`,
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "Get a Free Review", to: "/contact" },
  steps: "marketing",
};
