import { outage } from "~/catalogue/promises/support";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Service } from "~/sections/service-grid";
import type { HandOverStep } from "./hand-over";
import type { Foundation, Unit } from "./landing-zone";
import type { Ledger } from "./ledger";
import type { Routine } from "./year-of-routines";

export const meta: PageMeta = {
  title: "AWS Management",
  description: `AWS accounts run by engineers: landing zone, patching, backups, access and cost reviews, with a ${outage.short}.`,
};

/** Accounts in a landing zone: the unit of this page. */
export const ruler: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 2,
  format: (accounts) => (accounts === 0 ? "Accounts" : String(accounts)),
  markers: [{ at: 14, label: "The one below: 14" }],
};

export const hero: PageHeroProps = {
  title: "AWS Management",
  lede: "Hundreds of services, one bill, and nobody whose job it is. We run your accounts: access, patches, backups, alarms and cost, in writing and under change control.",
  primary: { label: "Hand over an account", to: "/contact" },
  secondary: { label: "Ask for an account review", to: "/contact" },
};

export const guardrails: readonly string[] = [
  "No root keys",
  "Your regions only",
  "No public storage",
  "Logs stay on",
  "Encryption always",
];

export const units: readonly Unit[] = [
  {
    name: "Security",
    kind: "security",
    accounts: [
      { name: "Log archive", holds: "CloudTrail, Config, flow logs. Written once, deleted never." },
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
    text: "Transit Gateway: every account reached, each path written down",
    livesIn: "Infrastructure",
  },
  { name: "Logs", text: "Every call in every account, copied where nobody can edit it", livesIn: "Security" },
];

export const services = {
  heading: "What we run in it",
  lede: "Six kinds of work. All of it as code in your repository, so that you can read what we did.",
};

export const serviceList: readonly Service[] = [
  {
    glyph: ["########", "#......#", "#.####.#", "#......#", "########"],
    title: "Accounts and access",
    description: "Who may do what, and for how long.",
    features: [
      "Control Tower and service control policies",
      "Roles by job, reviewed every month",
      "A break-glass login that rings an alarm",
    ],
    technologies: ["Organizations", "Control Tower", "IAM Identity Center"],
  },
  {
    glyph: ["##.##.##", "##.##.##", "........", "##.##.--", "##.##.--"],
    title: "Compute and containers",
    description: "Patched, sized and replaced instead of repaired.",
    features: [
      "Images built, scanned and rolled out in waves",
      "Scaling that follows load, not hope",
      "EKS and ECS upgrades before support ends",
    ],
    technologies: ["EC2", "Auto Scaling", "EKS", "ECS", "Lambda"],
  },
  {
    glyph: [".######.", "########", ".######.", "########", ".######."],
    title: "Databases",
    description: "The part that must not be lost, treated like it.",
    features: [
      "Multi-zone failover, tried with you watching",
      "Version upgrades rehearsed on a copy",
      "Slow queries found and sent to their author",
    ],
    technologies: ["RDS", "Aurora", "DynamoDB", "ElastiCache"],
  },
  {
    glyph: ["########", "........", "######..", "------..", "####...."],
    title: "Storage and backup",
    description: "A backup is a restore that somebody has tried.",
    features: [
      "Policies by tag, so that nothing is forgotten",
      "Locked copies in a second account and region",
      "Old data moved to colder, cheaper storage",
    ],
    technologies: ["S3", "EBS", "EFS", "AWS Backup", "Glacier"],
  },
  {
    glyph: ["##....##", "..#..#..", "...##...", "..#..#..", "##....##"],
    title: "Network and edge",
    description: "One map of what can reach what, kept true.",
    features: [
      "Private by default, public by decision",
      "Firewall and rate rules in front of every site",
      "VPN or Direct Connect to your offices",
    ],
    technologies: ["VPC", "Transit Gateway", "CloudFront", "WAF", "Route 53"],
  },
  {
    glyph: ["......##", "....##--", "..##----", "##------", "--------"],
    title: "Watch and cost",
    description: "The two dashboards that are looked at: alarms, and money.",
    features: [
      "Alarms with an owner and a runbook",
      "Findings closed, not collected",
      "Budgets and anomaly alerts by team",
    ],
    technologies: ["CloudWatch", "GuardDuty", "Security Hub", "Cost Explorer"],
  },
];

export const routines = {
  heading: "A year of doing the dull things",
  lede: "Outages rarely come from what is hard. They come from what was meant to be done on Thursday.",
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
    chores: ["Open alarms and changes gone through", "New AWS notices read for you"],
  },
  {
    name: "Every month",
    times: 12,
    chores: ["Access review", "Cost review", "Report, with what we would change"],
  },
  {
    name: "Every quarter",
    times: 4,
    chores: ["Restore test, with the minutes it took", "Guardrails and quotas reviewed"],
  },
  { name: "Every year", times: 1, chores: ["A lost region, rehearsed from end to end"] },
];

export const handOver = {
  heading: "Keys change hands slowly",
  lede: "Nothing is rebuilt to suit us. We learn the account first, then take one duty after the other.",
};

export const handOverSteps: readonly HandOverStep[] = [
  {
    title: "Look",
    description: "Read-only access. We list what is there, who can reach it and what it costs.",
    activities: [
      "Account and access inventory",
      "Well-Architected and CIS checks",
      "Risks in order of damage",
    ],
    ours: 0,
  },
  {
    title: "Secure",
    description: "The gaps that cannot wait: root, keys, logs and backups.",
    activities: ["Root locked away, with you", "Long-lived keys replaced", "Logging and backups complete"],
    ours: 1,
  },
  {
    title: "Write down",
    description: "What exists becomes code; what people know becomes runbooks.",
    activities: [
      "Resources imported to Terraform",
      "Alarms with runbooks",
      "Landing zone, where it is missing",
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

export const ledger: Ledger = {
  heading: "Who has what, from then on",
  yours: {
    title: "Stays with you",
    items: [
      "Root user, its e-mail address and its second factor",
      "The contract with AWS and the bill",
      "The repository with every line of infrastructure",
      "The right to say no to a change",
    ],
  },
  ours: {
    title: "Comes to us",
    items: [
      "The alarms, nights and weekends included",
      "Patches, backups, upgrades and restore tests",
      "Roles that expire, with every use logged",
      "The duty to say what we would not do",
    ],
  },
};

export const banner: ClosingBannerProps = {
  heading: "Who has root on your account?",
  lede: "If the answer takes more than a minute, start there. We look at one account and tell you what we would change first.",
  primary: { label: "Get Started", to: "/contact" },
};
