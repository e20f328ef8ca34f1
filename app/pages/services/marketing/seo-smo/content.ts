import { trial } from "~/catalogue/promises/trial";
import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import { formatPrice } from "~/lib/format/format-price";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "SEO and SMO Packages",
  description:
    "Search engine and social media optimisation by the month: technical fixes, texts, links and profiles, reported in plain words.",
};

export const ruler: RulerScale = {
  to: 3000,
  minor: 50,
  major: 250,
  format: formatPrice,
};

export const hero: PageHeroProps = {
  title: "SEO and SMO",
  lede: "You are found by people who already know your name. We fix what keeps the others away: first the site, then the texts, then the profiles.",
  primary: { label: "View SEO Packages", to: "#packages" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export type Holder = "you" | "rival" | "directory";

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
  { query: "cold room repair near me", before: "rival", yoursFrom: 3 },
  { query: "cold room not cooling", before: "directory", yoursFrom: 4 },
  { query: "cold room service contract", before: "rival", yoursFrom: 5 },
  { query: "cold room size calculator", before: "directory", yoursFrom: 6 },
  { query: "walk-in freezer price", before: "rival", yoursFrom: 8 },
  { query: "vaccine storage cold room", before: "rival", yoursFrom: 9 },
  { query: "cold room for flowers", before: "directory", yoursFrom: 9 },
  { query: "freezer room floor", before: "rival", yoursFrom: 11 },
  { query: "cold room manufacturer", before: "rival" },
  { query: "cold storage", before: "directory" },
];

export const shareOfVoice = {
  caption: "twelve searches over a year; the colour is who is found first. Nobody can promise the shape.",
  legend: { you: "You", rival: "A rival", directory: "A directory or marketplace" },
};

export interface OptimizationService {
  title: string;
  glyph: GlyphRows;
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
  heading: "Two halves of one question:\nwho answers when they ask?",
  lede: "A search engine and a colleague on LinkedIn are asked the same things. Both should end at you.",
  columns: [
    {
      title: "SEO",
      meaning: "Search engine optimisation: what is found when people look.",
      services: [
        {
          title: "Technical SEO",
          glyph: ["------------", "------------", "############", "############", "############"],
          description:
            "A page that loads late or cannot be crawled is not in the race. We change the code ourselves or write the ticket for those who do.",
          features: [
            "Crawl, index and redirect faults",
            "Core Web Vitals on real phones",
            "Structured data that validates",
            "Moves of domain or shop without lost addresses",
          ],
          tools: ["Search Console", "Screaming Frog", "Lighthouse", "Server logs"],
        },
        {
          title: "Texts and landing pages",
          glyph: ["########....", "------------", "---------...", "######......", "------------"],
          description:
            "One page for each thing that buyers ask, written with the people in your firm who know the answer.",
          features: [
            "Research into what buyers type",
            "Titles, headings and internal links",
            "Articles with an expert's name on them",
            "Old pages merged instead of multiplied",
          ],
          tools: ["Ahrefs", "Google Trends", "Your own support tickets"],
        },
        {
          title: "Links and local listings",
          glyph: ["##........##", "..--....--..", "....####....", "..--....--..", "##........##"],
          description:
            "Links are earned from sites in your field by something worth linking to. Listings are kept true, everywhere the same.",
          features: [
            "Trade press, associations and suppliers",
            "Data and tools that others cite",
            "Business profiles, opening hours, photographs",
            "Harmful links found and disavowed",
          ],
          tools: ["Google Business Profile", "Bing Places", "Apple Business Connect"],
        },
      ],
    },
    {
      title: "SMO",
      meaning: "Social media optimisation: what is passed on when people talk.",
      services: [
        {
          title: "Profiles",
          glyph: ["..####......", "..####..----", "............", "########.---", "########.---"],
          description:
            "Fewer channels, all of them alive. We close the ones that only remind visitors that nobody is there.",
          features: [
            "One name, one address, one picture",
            "Pages and people connected",
            "Previews that look right when shared",
            "Access and recovery in your hands",
          ],
          tools: ["LinkedIn", "Instagram", "Facebook", "YouTube", "X"],
        },
        {
          title: "Publishing on a calendar",
          glyph: ["##.--.--.--.", "--.--.##.--.", "--.--.--.--.", "--.##.--.--.", "--.--.--.##."],
          description:
            "Each article becomes posts, a short film or a drawing, and leaves on a day that was agreed in advance.",
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
          glyph: ["............", "##..........", "##.------...", "##.---------", "##.------..."],
          description:
            "People whom your buyers already read, paid openly and marked as such, with a link that counts what came of it.",
          features: [
            "Creators chosen by audience, not by size",
            "Contracts and disclosure",
            "Tagged links and discount codes",
            "Results beside those of advertisements",
          ],
          tools: ["Google Analytics 4", "UTM tags", "LinkedIn Campaign Manager"],
        },
      ],
    },
  ],
};

export const process: SectionCopy & { steps: readonly ProcessStep[] } = {
  heading: "First the site, then the texts,\nthen the profiles",
  lede: "In this order, because a good article on a broken page is wasted twice.",
  tone: "ink",
  steps: [
    {
      title: "Audit",
      description: "Where you stand, search by search, and what stands in the way.",
      activities: ["Full crawl of the site", "Search Console and logs read", "Rivals' pages compared"],
    },
    {
      title: "Mend",
      description: "Faults are fixed in order of what they cost you.",
      activities: ["Speed and index faults", "Redirects and duplicates", "Titles and structure"],
    },
    {
      title: "Publish",
      description: "Pages for the questions you do not answer yet.",
      activities: ["Interviews with your experts", "Articles and landing pages", "Posts from each of them"],
    },
    {
      title: "Earn and report",
      description: "Others point to it, and you read what came of it.",
      activities: ["Links and mentions", "Enquiries by search", "What we try next, and why"],
    },
  ],
};

export const refusals: SectionCopy & { entries: readonly RegisterEntry[] } = {
  heading: "Not on\nthe invoice",
  lede: "All of these are for sale elsewhere. Some even work, until they do not.",
  layout: "aside",
  entries: [
    {
      term: "A guaranteed first place",
      description: "It is not ours to give. Whoever sells it will choose the search.",
    },
    {
      term: "Bought links",
      description: "The engine finds the seller, and then everyone on the seller's list.",
    },
    { term: "Articles by the hundred", description: "Text that nobody wrote is text that nobody reads." },
    { term: "Bought followers", description: "They do not buy. They also do not leave." },
    {
      term: "Pages for robots only",
      description: "If a customer must not see it, neither should a crawler.",
    },
  ],
};

export const plans: SectionCopy = {
  id: "packages",
  heading: "Rankings are rented, not bought",
  lede: "So the fee is monthly, and the report says what it moved. Nobody honest sells the first place.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Page two is a quiet place",
  lede: `Tell us the searches you want to be found for. ${trial.review}`,
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};
