import { term } from "~/catalogue/promises/term.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Service } from "~/sections/service-grid";
import type { Glyph } from "../glyphs";
import type { BillLine } from "./marked-bill";
import type { Phase } from "./phases";
import type { Story } from "./stories";

export const meta: PageMeta = {
  title: "FinOps Services",
  description:
    "Cloud cost reviews that save 20–40%: idle machines off, the rest sized to their work, and an owner's name on every line of the bill.",
};

export const hero: PageHeroProps = {
  title: "FinOps Services",
  lede: "Save 20–40% on your cloud bill. We put an owner on every line, switch off what's idle and size the rest to what you use.",
  primary: { label: "Get your bill reviewed", to: "/contact" },
  secondary: { label: "Ask for a savings estimate", to: "/contact" },
};

export const bill = {
  heading: "A cloud bill, line by line",
  lede: "An invoice lists what was used. We add who uses it, and what to do about it.",
};

/** An invented bill: the page says so. The shares add up to 100. */
export const billLines: readonly BillLine[] = [
  {
    line: "Production servers",
    share: 28,
    owner: "Shop team",
    mark: "keep",
    remark: "Always on. Commit to it and pay less.",
  },
  {
    line: "Test environments",
    share: 16,
    owner: "No owner",
    mark: "trim",
    remark: "Unused at night. Run in office hours only.",
  },
  {
    line: "Databases",
    share: 14,
    owner: "Data team",
    mark: "trim",
    remark: "Sized for a launch two years ago. One size down.",
  },
  {
    line: "Container nodes",
    share: 12,
    owner: "Platform team",
    mark: "trim",
    remark: "Half of what's reserved is never used.",
  },
  {
    line: "Snapshots and logs",
    share: 11,
    owner: "No owner",
    mark: "trim",
    remark: "Kept for ever. Set a time limit.",
  },
  {
    line: "Data transfer",
    share: 9,
    owner: "Shop team",
    mark: "trim",
    remark: "The same pictures, paid for on every visit. Cache them.",
  },
  {
    line: "Licences and support",
    share: 6,
    owner: "IT",
    mark: "keep",
    remark: "Needed. Check the number of seats.",
  },
  {
    line: "Disks without a server",
    share: 4,
    owner: "No owner",
    mark: "cut",
    remark: "Left over from deleted servers. Delete them too.",
  },
];

export const services = {
  heading: "FinOps services\nwe provide",
  lede: "Saving once is a clean-up. Doing it every month is FinOps.",
};

export const serviceList: readonly Service<Glyph>[] = [
  {
    glyph: "allocation",
    title: "Allocation",
    description: "Every resource has an owner, a product and an end date.",
    features: ["Tags enforced by policy", "Shared costs split by use"],
    technologies: ["Tag policies", "CUR", "FOCUS", "Azure Cost Management"],
  },
  {
    glyph: "waste",
    title: "Waste removal",
    description: "Unused resources go first: a saving without a trade-off.",
    features: ["Orphaned disks, addresses, snapshots", "Schedules for what can be off at night"],
    technologies: ["Cloud Custodian", "Trusted Advisor", "Azure Advisor"],
  },
  {
    glyph: "right-sizing",
    title: "Right-sizing",
    description: "Machines, databases and clusters cut to their measured load.",
    features: ["Weeks of metrics before any change", "Requests and limits tuned in Kubernetes"],
    technologies: ["Compute Optimizer", "Kubecost", "Karpenter", "VPA"],
  },
  {
    glyph: "commitments",
    title: "Commitments",
    description: "Committed prices for the base load, none for the peaks.",
    features: ["Staggered terms", "Utilisation and coverage checked monthly"],
    technologies: ["Savings Plans", "Azure reservations", "Committed use discounts"],
  },
  {
    glyph: "forecast",
    title: "Forecasts and alerts",
    description: "You hear about a cost jump on the day it happens.",
    features: ["Budgets by team, anomalies by service", "Alerts to the person who can stop it"],
    technologies: ["Cost Anomaly Detection", "AWS Budgets", "BigQuery"],
  },
  {
    glyph: "unit-cost",
    title: "Unit costs",
    description: "What an order, a user or a report costs you.",
    features: ["Cost beside your business metrics", "Cost of features before you build them"],
    technologies: ["Grafana", "Looker Studio", "Power BI", "Infracost"],
  },
];

export const process = {
  heading: "How FinOps works, month by month",
  lede: "The three phases of the FinOps Framework. Each round starts from a smaller bill.",
};

export const phases: readonly Phase[] = [
  {
    title: "Inform",
    description: "Who spends what, on which product, and was it planned?",
    activities: [
      "Read access to billing data",
      "Tags corrected, owners named",
      "A one-page cost summary per team",
    ],
  },
  {
    title: "Optimize",
    description: "What goes, what shrinks and what is committed, largest saving first.",
    activities: [
      "A list with savings, effort and risk",
      "Changes through your own pipeline",
      "Measured after, against before",
    ],
  },
  {
    title: "Operate",
    description: "Rules that keep the bill from growing back.",
    activities: [
      "Policies and budgets as code",
      "Costs shown in every pull request",
      "Monthly review with names and dates",
    ],
  },
];

export const success = {
  heading: "FinOps success stories",
  lede: "Three common reasons for a high bill, and what we changed.",
};

export const stories: readonly Story[] = [
  {
    industry: "E-commerce",
    challenge: "Servers for the sale season ran all year, because no one dared to switch them off.",
    solution:
      "Load tests showed what a sale needs. Scaling now follows the queue of orders, and only the quiet-day base is committed.",
    result: "Sale-season servers now run only in season.",
  },
  {
    industry: "Software",
    challenge: "One account, one bill, several teams. Each was sure that the others were the expensive ones.",
    solution:
      "Tags became a condition for deployment, the shared cluster is split by use, and each team gets one page a week.",
    result: "A cost per customer, known to the people who can change it.",
  },
  {
    industry: "Healthcare",
    challenge: "Scans lay on the fastest storage for years, because no one could say which would be needed.",
    solution:
      "Retention rules written with the records office, colder tiers by age, and retrieval tried with doctors first.",
    result: "Old scans are on cheaper storage, and still open when needed.",
  },
];

export const pricing: Pricing = {
  heading: "How FinOps is priced",
  fixed: `A monthly fee for the reviews, stated in your offer. ${term.sentence}`,
  byUse: "Your cloud bill. It stays between you and your provider, so savings show up there directly.",
  changes:
    "How many accounts, providers and teams the bill covers, and how many of the changes we make for you.",
  firstStep: "Nothing: your enquiry and our written offer are free.",
};

export const banner: ClosingBannerProps = {
  heading: "Find out what you could save",
  lede: "Send one month's invoice. We'll mark the lines we'd question.",
  primary: { label: "Get my bill reviewed", to: "/contact" },
  steps: "cloud",
};
