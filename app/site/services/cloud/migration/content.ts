import { term } from "~/catalogue/promises/term.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { MeasuredBar } from "~/sections/sheet-bars";
import type { SheetStep } from "~/sections/sheet-steps";
import type { Saving } from "./optimization";
import type { Strategy } from "./strategy-chart";

export const meta: PageMeta = {
  title: "Cloud Migration and Optimization",
  description:
    "Move to the cloud by lift and shift in 2–4 weeks, re-platforming in 4–8 or re-architecting in 8–16, with the strategy chosen system by system.",
};

export const hero: PageHeroProps = {
  title: "Cloud Migration and Optimization",
  lede: "We move your systems to the cloud, each with its own strategy and timeline. You can go back until you sign off.",
  primary: { label: "Get a migration plan", to: "/contact" },
  secondary: { label: "Ask about one system", to: "/contact" },
};

export const strategiesHeading = "Migration strategies, and how long they take";

export const strategies: readonly Strategy[] = [
  {
    title: "Lift and shift",
    description: "The same servers, moved to the cloud. Your code doesn't change.",
    timeline: [2, 4],
    complexity: "Low",
    phases: [
      { name: "Assess", weeks: [0, 1] },
      { name: "Replicate", weeks: [0.75, 2.5] },
      { name: "Test", weeks: [2.25, 3.25] },
      { name: "Cut over", weeks: [3, 4] },
    ],
  },
  {
    title: "Re-platforming",
    description: "Keep the application, replace what's under it: managed database, containers, storage.",
    timeline: [4, 8],
    complexity: "Medium",
    phases: [
      { name: "Assess", weeks: [0, 1.5] },
      { name: "Design", weeks: [1.25, 3] },
      { name: "Adapt", weeks: [2.5, 5.5] },
      { name: "Replicate", weeks: [4, 6.75], label: "before" },
      { name: "Test", weeks: [5.5, 7.5], label: "before" },
      { name: "Cut over", weeks: [7, 8], label: "before" },
    ],
  },
  {
    title: "Re-architecting",
    description: "Rebuild the parts that hold you back, service by service, while the old system runs.",
    timeline: [8, 16],
    complexity: "High",
    phases: [
      { name: "Assess", weeks: [0, 2] },
      { name: "Redesign", weeks: [1.5, 4.5] },
      { name: "Build the core", weeks: [3.5, 9] },
      { name: "Build the rest", weeks: [6, 12], label: "before" },
      { name: "Move data", weeks: [7, 13], label: "before" },
      { name: "Run both in parallel", weeks: [10.25, 14.75], label: "before" },
      { name: "Test", weeks: [12, 15], label: "before" },
      { name: "Cut over", weeks: [14.5, 16], label: "before" },
    ],
  },
];

export const changes = {
  heading: "What changes with each strategy",
  lede: "Change less and you're done sooner. Change more and you leave more old technology behind.",
};

/** In the order of the strategies. */
type Change = "Stays" | "In part" | "Changes";

/** What each strategy touches, in the order of the strategies. */
export const changedLayers: readonly (readonly [layer: string, ...changes: Change[]])[] = [
  ["Servers and network", "Changes", "Changes", "Changes"],
  ["Operating system", "Stays", "In part", "Changes"],
  ["Database", "Stays", "Changes", "Changes"],
  ["Deployment", "Stays", "In part", "Changes"],
  ["Application code", "Stays", "In part", "Changes"],
  ["Architecture", "Stays", "Stays", "Changes"],
];

export const process = {
  heading: "How a migration runs, step by step",
  lede: "Every step ends with a result you can check, and has a way back.",
};

export const steps: readonly ProcessStep[] = [
  {
    title: "Assess",
    description: "Every server, database and scheduled job, with who depends on it.",
    activities: [
      "Discovery agents and interviews",
      "Licences and contracts read",
      "Inventory and dependency map",
    ],
  },
  {
    title: "Plan",
    description: "A strategy per system, an order of moves and a price.",
    activities: ["Landing zone designed", "Systems grouped in waves", "Written plan with dates"],
  },
  {
    title: "Pilot",
    description: "One low-risk system goes first, from end to end.",
    activities: ["Rehearsed twice", "Rolled back once, on purpose", "Measured cutover time"],
  },
  {
    title: "Migrate",
    description: "Data copied live, compared, then switched in an agreed window.",
    activities: ["Wave by wave", "Row counts and checksums", "Rollback kept until you sign off"],
  },
  {
    title: "Optimise",
    description: "Sizes, schedules and prices set by what was measured.",
    activities: ["Old systems switched off", "Alarms and backups proven", "Monthly cost report"],
  },
];

export const optimization = {
  heading: "Lower costs\nafter the move",
  lede: "Moved servers are often sized for their busiest day. Once we've measured the real load, we change six things.",
};

export const savings: readonly Saving[] = [
  {
    before: 10,
    after: 5,
    title: "Right-sizing",
    description: "Servers sized to the load measured in their busiest hour.",
    tools: "Compute Optimizer, Azure Advisor",
  },
  {
    before: 10,
    after: 4,
    title: "Office-hours schedules",
    description: "Test and training systems are off at night and at weekends.",
    tools: "Instance Scheduler, Automation",
  },
  {
    before: 10,
    after: 6,
    title: "Autoscaling",
    description: "A base that always runs, and machines that come and go with the traffic.",
    tools: "Auto Scaling, KEDA, Karpenter",
  },
  {
    before: 10,
    after: 7,
    title: "Committed prices",
    description: "Lower rates for what is certain to run, and only for that.",
    tools: "Savings Plans, reservations",
  },
  {
    before: 10,
    after: 3,
    title: "Cheaper storage",
    description: "Files that are no longer opened move to colder storage automatically.",
    tools: "S3 lifecycle, Blob access tiers",
  },
  {
    before: 10,
    after: 8,
    title: "Less paid traffic",
    description: "Systems that talk a lot share a zone, static files sit at the edge. Pages load faster too.",
    tools: "CloudFront, Front Door, VPC endpoints",
  },
];

export const cutover = {
  heading: "The cutover runbook, with its tools",
  lede: "Written for your systems and rehearsed twice before the night. We use the cloud providers' own tools where they do the job.",
};

export const cutoverSheet: SheetCopy = {
  title: "Cutover runbook: order system",
  number: "CO-03",
  date: "night of 15 November 2025, times in IST",
  foot: "Approved: your application owner and our migration lead. Until you sign off, the old system can be switched on again.",
  caption: "one system in one night. The bar is drawn to the agreed window.",
};

export const cutoverSteps: readonly SheetStep[] = [
  {
    time: "Before",
    text: "Inventory and dependencies complete, new platform built as code.",
    who: "Migration lead",
    tools:
      "AWS Application Discovery Service, Azure Migrate, Google Migration Center, Docker, Kubernetes, Terraform, GitHub Actions, Argo CD",
  },
  {
    time: "20:00",
    text: "Servers copied and in step with the old ones.",
    who: "Migration engineer",
    tools: "AWS Application Migration Service, Azure Site Recovery, Migrate to Virtual Machines",
  },
  { time: "22:00", text: "Old system read-only, users see the notice.", who: "Your application owner" },
  {
    time: "22:05",
    text: "Last changes of the database and the files copied.",
    who: "Migration engineer",
    tools: "AWS DMS, Azure Database Migration Service, Debezium, DataSync, rsync",
  },
  {
    time: "22:50",
    text: "Row counts and checksums equal, load test passed.",
    who: "Second engineer",
    tools: "k6, Great Expectations, CloudWatch, OpenTelemetry, checksums",
  },
  { time: "23:20", text: "Go or back: one check failed means back.", who: "Your decision" },
  { time: "23:25", text: "Addresses switched, old system stays ready.", who: "Migration engineer" },
  { time: "00:10", text: "An order, an invoice and a return go through. Open.", who: "Your team" },
];

/** From read-only to open, as in the steps. */
export const cutoverBars: readonly MeasuredBar[] = [
  { label: "Second rehearsal:", measured: 130, allowed: 180, unit: "min", limit: "agreed" },
];

export const pricing: Pricing = {
  heading: "How a migration is priced",
  fixed: `The price in the written plan, agreed before we move anything. ${term.once}`,
  byUse:
    "Your new cloud. The provider bills you for what you use, and old and new systems run side by side for a while.",
  changes: "How many systems move, the strategy for each, how much data there is and what depends on it.",
  firstStep: "Nothing: your enquiry and our written offer are free.",
};

export const banner: ClosingBannerProps = {
  heading: "Get a migration plan for your systems",
  lede: "Send a list of what you run. We'll suggest a strategy for each system, and how many weeks it takes.",
  primary: { label: "Plan the move", to: "/contact" },
  steps: "cloud",
};
