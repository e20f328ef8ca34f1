import { supportPlanFrom } from "~/catalogue/promises/support.data";
import { outage } from "~/catalogue/promises/support.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Service } from "~/sections/service-grid";
import type { SheetStep } from "~/sections/sheet-steps";
import type { Glyph } from "../glyphs";
import type { HandOverStep } from "./hand-over";
import type { Foundation, Unit } from "./landing-zone";
import type { Routine } from "./year-of-routines";

export const meta: PageMeta = {
  title: "AWS Management",
  description: `AWS accounts run by engineers: landing zone, patching, backups, access and cost reviews, with a ${outage.short}.`,
};

export const hero: PageHeroProps = {
  title: "AWS Management",
  lede: "We run your AWS accounts for you: access, patches, backups, alarms and cost. Everything is documented and under change control.",
  primary: { label: "Hand over an account", to: "/contact" },
  secondary: { label: "Ask for an account review", to: "/contact" },
};

export const guardrails: readonly string[] = [
  "No root keys",
  "Your regions only",
  "No public storage",
  "Logs stay on",
  "Encryption on",
];

export const units: readonly Unit[] = [
  {
    name: "Security",
    kind: "security",
    accounts: [
      { name: "Log archive", holds: "CloudTrail, Config, flow logs. Never deleted." },
      { name: "Security tooling", holds: "GuardDuty, Security Hub, Access Analyzer." },
    ],
  },
  {
    name: "Infrastructure",
    kind: "infrastructure",
    accounts: [
      { name: "Network", holds: "Transit Gateway, DNS, one way out." },
      { name: "Shared services", holds: "Sign-in, images, pipelines." },
      { name: "Backup vault", holds: "Locked copies, another region." },
    ],
  },
  {
    name: "Workloads",
    kind: "workloads",
    accounts: [
      { name: "Shop, production", holds: "Real customers." },
      { name: "Shop, staging", holds: "Same code, no customers." },
      { name: "Shop, development", holds: "Off at night." },
      { name: "ERP, production", holds: "Real invoices." },
      { name: "ERP, staging", holds: "Masked data." },
      { name: "ERP, development", holds: "Off at night." },
    ],
  },
  {
    name: "Sandbox",
    kind: "sandbox",
    accounts: [
      { name: "Team one", holds: "Anything, up to a budget." },
      { name: "Team two", holds: "Emptied every month." },
    ],
  },
];

export const foundations: readonly Foundation[] = [
  {
    name: "Sign-in",
    text: "IAM Identity Center: one login, multi-factor, roles that expire",
    livesIn: "Infrastructure",
  },
  {
    name: "Network",
    text: "Transit Gateway: connects every account, each path documented",
    livesIn: "Infrastructure",
  },
  { name: "Logs", text: "Every call in every account, copied to a locked archive", livesIn: "Security" },
];

export const services = {
  heading: "AWS services we manage",
  lede: "All of it is code in your repository, so you can read what we did.",
};

export const serviceList: readonly Service<Glyph>[] = [
  {
    glyph: "safe",
    title: "Accounts and access",
    description: "Who may do what, and for how long.",
    features: [
      "Control Tower and service control policies",
      "Roles by job, reviewed every month",
      "Emergency sign-in that raises an alarm",
    ],
    technologies: ["Organizations", "Control Tower", "IAM Identity Center"],
  },
  {
    glyph: "compute",
    title: "Compute and containers",
    description: "Servers and containers patched, sized and kept current.",
    features: [
      "Images built, scanned and rolled out in waves",
      "Auto Scaling that follows the load",
      "EKS and ECS upgrades before support ends",
    ],
    technologies: ["EC2", "Auto Scaling", "EKS", "ECS", "Lambda"],
  },
  {
    glyph: "databases",
    title: "Databases",
    description: "Tuned, upgraded and able to fail over.",
    features: [
      "Multi-zone failover, tested with you",
      "Version upgrades rehearsed on a copy",
      "Slow queries found and reported",
    ],
    technologies: ["RDS", "Aurora", "DynamoDB", "ElastiCache"],
  },
  {
    glyph: "storage",
    title: "Storage and backup",
    description: "Backups we test by restoring them.",
    features: [
      "Backup policies by tag",
      "Locked copies in a second account and region",
      "Old data moved to colder, cheaper storage",
    ],
    technologies: ["S3", "EBS", "EFS", "AWS Backup", "Glacier"],
  },
  {
    glyph: "network",
    title: "Network and edge",
    description: "What can reach what, documented and kept up to date.",
    features: [
      "Private networks by default",
      "Firewall and rate limits for every site",
      "VPN or Direct Connect to your offices",
    ],
    technologies: ["VPC", "Transit Gateway", "CloudFront", "WAF", "Route 53"],
  },
  {
    glyph: "cost-line",
    title: "Monitoring and cost",
    description: "Alarms and spending, watched together.",
    features: [
      "Alarms with an owner and a runbook",
      "Security findings tracked until closed",
      "Budgets and anomaly alerts by team",
    ],
    technologies: ["CloudWatch", "GuardDuty", "Security Hub", "Cost Explorer"],
  },
];

export const routines = {
  heading: "Routine maintenance through the year",
  lede: "Regular checks that catch problems before they turn into outages.",
};

/** Patch windows are not among them: how often they come depends on the support plan. */
export const routineList: readonly Routine[] = [
  {
    name: "Every day",
    times: 365,
    chores: ["Backup jobs checked", "Security findings sorted", "Spend against forecast"],
  },
  {
    name: "Every week",
    times: 52,
    chores: ["Open alarms and changes reviewed", "New AWS notices read for you"],
  },
  {
    name: "Every month",
    times: 12,
    chores: ["Access review", "Cost review", "Report, with what we'd change"],
  },
  {
    name: "Every quarter",
    times: 4,
    chores: ["Restore test, with the minutes it took", "Guardrails and quotas reviewed"],
  },
  { name: "Every year", times: 1, chores: ["Loss of a region, rehearsed end to end"] },
];

export const handOver = {
  heading: "How we take over your account",
  lede: "Nothing is rebuilt to suit us. We learn the account first, then take over one duty at a time.",
};

export const handOverSteps: readonly HandOverStep[] = [
  {
    title: "Review",
    description: "Read-only access. We list what is there, who can reach it and what it costs.",
    activities: ["Account and access inventory", "Well-Architected and CIS checks", "Risks ranked by damage"],
    ours: 0,
  },
  {
    title: "Secure",
    description: "The gaps that cannot wait: root, keys, logs and backups.",
    activities: ["Root user locked, kept by you", "Long-lived keys replaced", "Logging and backups complete"],
    ours: 1,
  },
  {
    title: "Document",
    description: "What exists becomes code; what people know becomes runbooks.",
    activities: [
      "Resources imported into Terraform",
      "Alarms with runbooks",
      "Landing zone, if you don't have one",
    ],
    ours: 3,
  },
  {
    title: "Run",
    description: "The alarms move to us. Changes go through review, yours and ours.",
    activities: ["Alarms and patching", "Monthly cost and access review", "Quarterly restore test"],
    ours: 4,
  },
];

export const runbook = {
  heading: "A page of your runbook",
  text: "Every alarm has a page like this one, in your repository. Patches, backups, upgrades and restore tests come to us as well, done through roles that expire, with every use logged.",
  stays:
    "With you stay the root user, its email address and second factor, the contract with AWS, the bill, and the right to say no to a change.",
};

export const runbookSheet: SheetCopy = {
  title: "Runbook: database disk almost full",
  number: "RB-014",
  date: "reviewed 3 November 2025",
  foot: "Approved: your application owner and our engineer. A change to this page is reviewed like code.",
  caption:
    "one alarm of a shop. The minutes are how long a step takes; your support plan sets how soon we start.",
};

export const runbookSteps: readonly SheetStep[] = [
  {
    time: "Alarm",
    text: "The shop's database has used 85% of its disk. A ticket opens with a link to this page.",
    who: "CloudWatch",
  },
  {
    time: "3 min",
    text: "Look at the growth of the last seven days. If a temporary table grew, drop it and go to the last step.",
    who: "Engineer on shift",
  },
  {
    time: "5 min",
    text: "Take a snapshot and wait until it is complete.",
    who: "Engineer on shift",
  },
  {
    time: "10 min",
    text: "Add 20% to the disk in the code, have it reviewed, apply it. The shop stays open.",
    who: "Two engineers",
  },
  {
    time: "5 min",
    text: "If it can't grow: ask before you delete anything. The data is yours to judge.",
    who: "Your application owner",
  },
  {
    time: "10 min",
    text: "Write down the cause in the ticket, and propose what keeps it from coming back.",
    who: "Engineer on shift",
  },
];

export const pricing: Pricing = {
  heading: "How AWS management is priced",
  fixed:
    "A monthly fee for the accounts we run, stated in your offer. One-time work, such as building a landing zone, is priced separately.",
  byUse: "AWS itself. The contract and the bill stay with you, so AWS charges you directly.",
  changes: `How many accounts and systems we run, and your Cloud Support plan (${supportPlanFrom}): it sets response times and patch windows.`,
  firstStep: "Nothing: your enquiry and our written offer are free.",
};

export const banner: ClosingBannerProps = {
  heading: "Get your AWS account reviewed",
  lede: "Do you know who has root access? We'll look at one account with you and say what we'd change first.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "cloud",
};
