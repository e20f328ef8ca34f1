import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Digital Strategy and Consultancy",
  description:
    "Digital strategy for a one-time fee: a review, a roadmap with costs or a full programme, written by people who also do the work.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 24_000;

export const hero: PageHeroProps = {
  title: "Digital Strategy and Consultancy",
  lede: "We study your data first, then write down what to do, in which order, what it costs and what to stop.",
  primary: { label: "View Strategy Packages", to: "#packages" },
  secondary: { label: "Start Strategy Project", to: "/contact" },
};

/** One thing that money goes into, as shares of the same budget of 100. */
export interface BudgetLine {
  name: string;
  before: number;
  after: number;
}

export const budget: readonly BudgetLine[] = [
  { name: "Trade magazines", before: 22, after: 0 },
  { name: "Banner ads", before: 16, after: 0 },
  { name: "Agency retainer", before: 10, after: 0 },
  { name: "Social, four networks", before: 14, after: 6 },
  { name: "Trade fairs", before: 12, after: 8 },
  { name: "Search advertising", before: 18, after: 26 },
  { name: "Customer email", before: 5, after: 14 },
  { name: "Product pages", before: 3, after: 26 },
  { name: "Sales tracking", before: 0, after: 20 },
];

export const budgetCaption =
  "one marketing budget before and after the roadmap. Each line is as thick as its share; three of them end.";

export const services: SectionCopy & { entries: readonly Service<Glyph>[] } = {
  id: "services",
  heading: "What we review first",
  lede: "We audit six areas before we advise you, and look at your closest competitors from outside.",
  layout: "aside",
  entries: [
    {
      title: "Measurement",
      glyph: "measurement",
      description: "Whether you can trust your numbers.",
      features: ["Tags and consent", "Duplicate and missing conversions", "Calls and offline sales"],
      technologies: ["Google Analytics 4", "Tag Manager", "Matomo"],
    },
    {
      title: "Site and shop",
      glyph: "shop",
      description: "Where visitors stop, and what they were looking for.",
      features: ["Paths to an enquiry", "Speed and accessibility", "Forms and checkout"],
      technologies: ["Session recordings", "Lighthouse", "User tests"],
    },
    {
      title: "Search and content",
      glyph: "search",
      description: "Which questions you answer, and which a competitor does.",
      features: ["Demand by topic", "Gaps and overlaps", "Pages without results"],
      technologies: ["Search Console", "Ahrefs", "Google Trends"],
    },
    {
      title: "Advertising",
      glyph: "advertising",
      description: "What each customer costs, network by network.",
      features: ["Account structure", "Search terms and placements", "Creative and landing pages"],
      technologies: ["Google Ads", "Meta Ads", "LinkedIn Ads"],
    },
    {
      title: "Email and customers",
      glyph: "mailing",
      description: "Who buys again, and how you keep in touch with them.",
      features: ["Lists, consent and deliverability", "Repeat purchases", "Notes from your sales team"],
      technologies: ["CRM exports", "HubSpot", "Mailchimp"],
    },
    {
      title: "Systems and people",
      glyph: "systems",
      description: "What your software can do already, and who has time to use it.",
      features: ["Unused licences", "Disconnected data", "Skills and capacity"],
      technologies: ["Interviews", "Architecture sketch", "Cost list"],
    },
  ],
};

export interface StrategyPhase {
  title: string;
  description: string;
  activities: readonly string[];
  /** What the customer has in hand when the phase ends. */
  deliverable: string;
}

export const process: SectionCopy & { phases: readonly StrategyPhase[] } = {
  heading: "How the project runs,\nand what you get",
  lede: "A Review ends after phase two. A Roadmap has all five, and a Programme also starts the first project.",
  phases: [
    {
      title: "Goals",
      description: "What should be different in a year, and how will you know?",
      activities: ["Kick-off with your decision-makers", "Access to accounts and data"],
      deliverable: "One page: your goals, in your own words",
    },
    {
      title: "Audit",
      description: "The six areas above, and what can be seen of your competitors' from outside.",
      activities: ["Data pulled and checked", "Channels compared by cost per customer"],
      deliverable: "Findings, ranked by effect",
    },
    {
      title: "Interviews",
      description: "Customers who bought, people who didn't, and your staff on the phone.",
      activities: ["30-minute interviews", "Sales and support calls reviewed"],
      deliverable: "What people say, beside what the data says",
    },
    {
      title: "Roadmap",
      description: "What starts, what goes on, what stops, each with a date, an owner and a cost.",
      activities: ["Options priced", "Effect and effort compared", "Budget moved line by line"],
      deliverable: "The plan and its budget",
    },
    {
      title: "Handover",
      description: "The people who'll carry out the plan question it first.",
      activities: ["Workshop with your team", "Success metrics agreed"],
      deliverable: "A task list with dates and owners",
    },
  ],
};

export interface Chapter {
  title: string;
  text: string;
}

export const paper: SectionCopy & { chapters: readonly Chapter[] } = {
  heading: "What's in the strategy paper",
  lede: "Short enough to read in full. The tables are in the appendix.",
  tone: "ink",
  chapters: [
    { title: "Your goals", text: "What you asked for, and what we think you need." },
    { title: "What the data says", text: "Including where it can't be trusted." },
    { title: "What to stop", text: "Before anything new, because it pays for the rest." },
    { title: "What to do, in order", text: "Each step with its reason and its owner." },
    { title: "What it costs", text: "In money and in your people's hours, month by month." },
    { title: "How to measure success", text: "Three numbers, a date, and what to do if they fall short." },
  ],
};

export const plans: SectionCopy = {
  id: "packages",
  heading: "Strategy packages, paid once",
  lede: "The plan is yours. We can carry it out, or your team or another agency can.",
  tone: "sand",
};

/** What stands over the bar that shows how the prices build on each other. */
export const stackNote =
  "Each package includes the one before it. The bar shows what each step adds, drawn to scale.";

export const banner: ClosingBannerProps = {
  heading: "Start your digital strategy",
  lede: "Tell us what you spend now and what it should bring. We'll reply with the package that fits, or with a reason to wait.",
  primary: { label: "Start Strategy Project", to: "/contact" },
  steps: "marketing",
};
