import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import { formatPrice } from "~/lib/format/format-price";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Digital Strategy and Consultancy",
  description:
    "Digital strategy as a project paid once: a review, a roadmap with costs, or a programme, written by people who also do the work.",
};

export const ruler: RulerScale = {
  to: 24000,
  minor: 500,
  major: 4000,
  format: formatPrice,
};

export const hero: PageHeroProps = {
  title: "Digital Strategy and Consultancy",
  lede: "Every agency has a plan, and the plan is more of what it sells. We read your figures first and write down what to do, in which order, and what to drop.",
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
  { name: "Banners", before: 16, after: 0 },
  { name: "Agency retainer", before: 10, after: 0 },
  { name: "Social, four networks", before: 14, after: 6 },
  { name: "Fairs", before: 12, after: 8 },
  { name: "Search advertising", before: 18, after: 26 },
  { name: "Mail to customers", before: 5, after: 14 },
  { name: "Product pages", before: 3, after: 26 },
  { name: "Counting what sells", before: 0, after: 20 },
];

export const budgetCaption =
  "one budget of 100 before and after the roadmap. A line is as thick as its share; three of them end.";

export interface Examination {
  title: string;
  glyph: GlyphRows;
  description: string;
  features: readonly string[];
  tools: readonly string[];
}

export const services: SectionCopy & { entries: readonly Examination[] } = {
  id: "services",
  heading: "We read first",
  lede: "Six things are examined before a word of advice is written. Your closest rivals go through the same six.",
  layout: "aside",
  entries: [
    {
      title: "Measurement",
      glyph: ["#...........", "#.--........", "#.--.--.....", "#.--.--.--..", "############"],
      description: "Whether the numbers you steer by are true.",
      features: ["Tags and consent", "Duplicate and missing conversions", "Calls and offline sales"],
      tools: ["Google Analytics 4", "Tag Manager", "Matomo"],
    },
    {
      title: "Site and shop",
      glyph: ["############", "------------", "-----..#####", "-----..#####", "-----......."],
      description: "Where visitors stop, and what they were looking for.",
      features: ["Paths to an enquiry", "Speed and accessibility", "Forms and checkout"],
      tools: ["Session recordings", "Lighthouse", "User tests"],
    },
    {
      title: "Search and content",
      glyph: ["--------....", "############", "------......", "----------..", "----........"],
      description: "Which questions you answer, and which a rival does.",
      features: ["Demand by topic", "Gaps and overlaps", "Pages that earn nothing"],
      tools: ["Search Console", "Ahrefs", "Google Trends"],
    },
    {
      title: "Advertising",
      glyph: ["###.--------", "###.-----...", "###.---.....", "###.------..", "###.--......"],
      description: "What each customer costs, network by network.",
      features: ["Account structure", "Search terms and placements", "Creative and landing pages"],
      tools: ["Google Ads", "Meta Ads", "LinkedIn Ads"],
    },
    {
      title: "Mail and customers",
      glyph: ["------------", "--........--", "--.######.--", "--........--", "------------"],
      description: "Who buys twice, and whether anybody writes to them.",
      features: ["Lists, consent and deliverability", "Repeat purchase", "What sales writes down"],
      tools: ["CRM exports", "HubSpot", "Mailchimp"],
    },
    {
      title: "Systems and people",
      glyph: ["####....----", "####....----", "..--------..", "####....----", "####....----"],
      description: "What your software can do already, and who has time to use it.",
      features: ["Licences paid and unused", "Data that does not meet", "Skills and hours"],
      tools: ["Interviews", "Architecture sketch", "Cost list"],
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
  heading: "Five phases, and something\nin your hand after each",
  lede: "A Review ends with the second. A Roadmap goes through all five, and a Programme starts the first project as well.",
  phases: [
    {
      title: "Question",
      description: "What should be different in a year, and how would you notice?",
      activities: ["Opening talk with those who decide", "Access to accounts and figures"],
      deliverable: "One page: the question, in your words",
    },
    {
      title: "Examination",
      description: "The six things above, yours and your rivals'.",
      activities: ["Data pulled and checked", "Channels compared by cost per customer"],
      deliverable: "Findings in order of effect",
    },
    {
      title: "Interviews",
      description: "Customers who bought, customers who did not, and the people who answer the telephone.",
      activities: ["Talks of half an hour", "Sales and support calls heard"],
      deliverable: "What people say, beside what the figures say",
    },
    {
      title: "Roadmap",
      description: "What starts, what goes on, what stops, each with a date, an owner and a cost.",
      activities: ["Options priced", "Effect and effort weighed", "Budget moved line by line"],
      deliverable: "The plan and its budget",
    },
    {
      title: "Handover",
      description: "The plan belongs to those who carry it out, so they take it apart first.",
      activities: ["Workshop with those who carry it out", "Figures agreed by which to judge it"],
      deliverable: "A dated list with names on it",
    },
  ],
};

export interface Chapter {
  title: string;
  text: string;
}

export const paper: SectionCopy & { chapters: readonly Chapter[] } = {
  heading: "What the paper says",
  lede: "Short enough to be read by the person who pays for it. The tables are in the appendix.",
  tone: "ink",
  chapters: [
    { title: "What you asked", text: "And what we think you meant." },
    { title: "What the figures say", text: "Including where they cannot be trusted." },
    { title: "What to stop", text: "It comes before what to start, because it pays for it." },
    { title: "What to do, in order", text: "Each item with its reason, its owner and the one before it." },
    { title: "What it costs", text: "In money and in your people's hours, month by month." },
    { title: "How you will know", text: "Three figures, a date, and what to do if they are wrong." },
  ],
};

export const plans: SectionCopy = {
  id: "packages",
  heading: "Paid once, owned by you",
  lede: "What follows can be done by us, by your own people or by somebody else. The paper does not care.",
  tone: "sand",
};

/** What stands over the bar that shows how the prices build on each other. */
export const stackNote =
  "Each package contains the one before it. This is what each step adds, drawn to scale.";

export const banner: ClosingBannerProps = {
  heading: "Strategy is what you stop doing",
  lede: "Tell us what you spend on now and what it should bring. We reply with the package that fits, or with a reason to wait.",
  primary: { label: "Start Strategy Project", to: "/contact" },
};
