import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Service } from "~/sections/service-grid";
import type { BillLine } from "./marked-bill";
import type { Phase } from "./phases";
import type { Story } from "./stories";

export const meta: PageMeta = {
  title: "FinOps Services",
  description:
    "Cloud cost reviews that save 20–40%: idle machines off, the rest sized to their work, and an owner's name on every line of the bill.",
};

/** The cloud bill in per cent, with the share that is saved. */
export const ruler: RulerScale = {
  to: 100,
  minor: 2,
  major: 10,
  format: (share) => (share === 0 ? "Your bill" : `${share}%`),
  markers: [
    { at: 20, label: "20%" },
    { at: 40, label: "40% saved" },
  ],
};

export const hero: PageHeroProps = {
  title: "FinOps Services",
  lede: "The bill arrives after the money is gone, and nobody ordered half of it. We put an owner on every line, switch off what is idle and size the rest. That saves 20–40%.",
  primary: { label: "Have your bill read", to: "/contact" },
  secondary: { label: "Ask for a savings estimate", to: "/contact" },
};

export const bill = {
  heading: "Your bill, read aloud",
  lede: "An invoice lists what was used. It does not say by whom, or why it was still on.",
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
    owner: "Nobody",
    mark: "cut",
    remark: "Awake all night for no one. Office hours only.",
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
    remark: "Half of what is reserved is never asked for.",
  },
  {
    line: "Snapshots and logs",
    share: 11,
    owner: "Nobody",
    mark: "cut",
    remark: "Kept for ever, because no rule says how long.",
  },
  {
    line: "Data transfer",
    share: 9,
    owner: "Shop team",
    mark: "trim",
    remark: "The same pictures, paid for on every visit.",
  },
  {
    line: "Licences and support",
    share: 6,
    owner: "IT",
    mark: "keep",
    remark: "Needed. Count the seats once more.",
  },
  {
    line: "Disks without a server",
    share: 4,
    owner: "Nobody",
    mark: "cut",
    remark: "Their machines were deleted. They were not.",
  },
];

export const services = {
  heading: "Six jobs,\none habit",
  lede: "Saving once is a clean-up. Doing it every month is FinOps.",
};

export const serviceList: readonly Service[] = [
  {
    glyph: ["###.....", "###.####", "###.....", "###.####", "###....."],
    title: "Allocation",
    description: "Every resource has an owner, a product and an end date.",
    features: ["Tags enforced by policy", "Shared costs split by use"],
    technologies: ["Tag policies", "CUR", "FOCUS", "Azure Cost Management"],
  },
  {
    glyph: ["########", "####----", "###-----", "##------", "#-------"],
    title: "Waste removal",
    description: "What nobody uses goes first. It is the only saving without a trade-off.",
    features: ["Orphaned disks, addresses, snapshots", "Schedules for everything that may sleep"],
    technologies: ["Cloud Custodian", "Trusted Advisor", "Azure Advisor"],
  },
  {
    glyph: ["--------", "--####--", "..####..", "--####--", "--------"],
    title: "Right-sizing",
    description: "Machines, databases and clusters cut to their measured load.",
    features: ["Weeks of metrics before any change", "Requests and limits tuned in Kubernetes"],
    technologies: ["Compute Optimizer", "Kubecost", "Karpenter", "VPA"],
  },
  {
    glyph: ["......--", "..##..--", "..##.##.", "########", "########"],
    title: "Commitments",
    description: "Committed prices for the base load, none for the peaks.",
    features: ["Laddered terms, so that they never end at once", "Use and cover checked every month"],
    technologies: ["Savings Plans", "Azure reservations", "committed use"],
  },
  {
    glyph: [".......#", ".....##.", "...##---", ".##-----", "#-------"],
    title: "Forecasts and alerts",
    description: "A surprise on the day it happens, not on the day it is invoiced.",
    features: ["Budgets by team, anomalies by service", "The alert goes to the person who can stop it"],
    technologies: ["Cost Anomaly Detection", "AWS Budgets", "BigQuery"],
  },
  {
    glyph: ["####....", "####....", "----....", "########", "--------"],
    title: "Unit costs",
    description: "What an order, a user or a report costs. The figure that may grow with you.",
    features: ["Cost beside the business metric", "Prices of features before they are built"],
    technologies: ["Grafana", "Looker Studio", "Power BI", "Infracost"],
  },
];

export const process = {
  heading: "Round and round, on purpose",
  lede: "The three phases of the FinOps Framework. Each round starts from a smaller bill.",
};

export const phases: readonly Phase[] = [
  {
    title: "Inform",
    description: "Who spends what, on which product, and was it planned?",
    activities: [
      "Read access to billing data",
      "Tags repaired, owners named",
      "One page per team, in its own words",
    ],
  },
  {
    title: "Optimize",
    description: "What goes, what shrinks, what is committed, in order of money.",
    activities: [
      "A list with savings, effort and risk",
      "Changes through your own pipeline",
      "Measured after, against before",
    ],
  },
  {
    title: "Operate",
    description: "Rules, so that it does not grow back.",
    activities: [
      "Policies and budgets as code",
      "Costs shown in every pull request",
      "Monthly review with names and dates",
    ],
  },
];

export const success = {
  heading: "Success stories, without the confetti",
  lede: "Three bills, three reasons. The reasons are more common than anybody admits.",
};

export const stories: readonly Story[] = [
  {
    industry: "E-commerce",
    challenge: "Servers for the sale season ran all year. Nobody dared to be the one who switched them off.",
    solution:
      "Load tests showed what a sale needs. Scaling now follows the queue of orders, and only the quiet-day base is committed.",
    result: "The season's servers exist in season.",
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
    result: "Old scans rest on cold storage, and still open when asked for.",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Somebody is paying for that idle server.",
  lede: "It is you. Send one month's invoice and we mark the lines we would question.",
  primary: { label: "Question my bill", to: "/contact" },
};
