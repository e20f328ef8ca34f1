import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { Saving } from "./optimization";
import type { Strategy } from "./strategy-chart";
import type { ToolCategory } from "./tools";

export const meta: PageMeta = {
  title: "Cloud Migration and Optimization",
  description:
    "Move to the cloud by lift and shift in 2–4 weeks, re-platforming in 4–8 or re-architecting in 8–16, with the strategy chosen system by system.",
};

/** Weeks from kick-off to the latest finish of the longest strategy. */
export const ruler: RulerScale = {
  to: 16,
  minor: 0.5,
  major: 2,
  format: (week) => (week === 0 || week === 16 ? `Week ${week}` : String(week)),
  markers: [
    { at: 4, label: "Lift and shift" },
    { at: 8, label: "Re-platforming" },
    { at: 16, label: "Re-architecting" },
  ],
};

export const hero: PageHeroProps = {
  title: "Cloud Migration and Optimization",
  lede: "Moving is easy; moving without a lost weekend is not. We choose a strategy for each system, put weeks against it, and keep the way back open until you sign off.",
  primary: { label: "Get a migration plan", to: "/contact" },
  secondary: { label: "Ask about one system", to: "/contact" },
};

export const strategiesHeading = "Three ways to the cloud, drawn to the week";

export const strategies: readonly Strategy[] = [
  {
    title: "Lift and shift",
    description: "The same machines, on new ground. Nothing in the code changes.",
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
    description: "Keep the application, swap what is under it: managed database, containers, storage.",
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
  heading: "What changes",
  lede: "The fewer layers you touch, the sooner you are there. The more you touch, the less you carry along.",
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
  heading: "Five steps, and a way back from each",
  lede: "Every step ends with something you can hold: a list, a plan, a test result.",
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
    activities: ["Rehearsed twice", "Rolled back once, on purpose", "Measured cut-over time"],
  },
  {
    title: "Migrate",
    description: "Data copied live, compared, then switched in an agreed window.",
    activities: ["Wave by wave", "Row counts and checksums", "Rollback kept until you sign off"],
  },
  {
    title: "Optimize",
    description: "Sizes, schedules and prices set by what was measured.",
    activities: ["Old systems switched off", "Alarms and backups proven", "Monthly cost report"],
  },
];

export const optimization = {
  heading: "The move is over.\nNow make it cheaper.",
  lede: "A lifted server brings its habits along: bought for the busiest day, running on all the others. Six things we change once real load has been measured.",
};

export const savings: readonly Saving[] = [
  {
    before: 10,
    after: 5,
    title: "Right size",
    description: "Machines cut to the load of their busiest hour, not the purchase order of five years ago.",
    tools: "Compute Optimizer, Azure Advisor",
  },
  {
    before: 10,
    after: 4,
    title: "Office hours",
    description: "Test and training systems sleep at night and at weekends.",
    tools: "Instance Scheduler, Automation",
  },
  {
    before: 10,
    after: 6,
    title: "Scale out",
    description: "A base that always runs, and machines that come and go with the traffic.",
    tools: "Auto Scaling, KEDA, Karpenter",
  },
  {
    before: 10,
    after: 7,
    title: "Commit",
    description: "Committed prices for what is certain to run, and only for that.",
    tools: "Savings Plans, reservations",
  },
  {
    before: 10,
    after: 3,
    title: "Cool down",
    description: "Files nobody opens move to colder storage by rule, not by memory.",
    tools: "S3 lifecycle, Blob access tiers",
  },
  {
    before: 10,
    after: 8,
    title: "Stay close",
    description: "Chatty systems in one zone, static files at the edge: less paid traffic, faster pages.",
    tools: "CloudFront, Front Door, VPC endpoints",
  },
];

export const toolSection = {
  heading: "What we move with",
  lede: "The platforms' own tools where they do the job. They are tested by more people than ours would be.",
};

export const tools: readonly ToolCategory[] = [
  {
    category: "Discover",
    tools: ["AWS Application Discovery Service", "Azure Migrate", "Google Migration Center"],
  },
  {
    category: "Move servers",
    tools: ["AWS Application Migration Service", "Azure Site Recovery", "Migrate to Virtual Machines"],
  },
  {
    category: "Move data",
    tools: ["AWS DMS", "Azure Database Migration Service", "Debezium", "DataSync", "rsync"],
  },
  { category: "Rebuild", tools: ["Docker", "Kubernetes", "Terraform", "GitHub Actions", "Argo CD"] },
  { category: "Prove", tools: ["k6", "Great Expectations", "CloudWatch", "OpenTelemetry", "checksums"] },
];

export const banner: ClosingBannerProps = {
  heading: "A server room makes a decent bike shed.",
  lede: "Send a list of what you run. We mark each system lift, re-platform or rebuild, and put weeks against it.",
  primary: { label: "Plan the move", to: "/contact" },
};
