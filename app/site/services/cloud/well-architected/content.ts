import { term } from "~/catalogue/promises/term.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "AWS Well-Architected Framework Reviews",
  description:
    "A review of your AWS workload against the Well-Architected Framework: five steps, each with its duration, and findings ranked by risk.",
};

export const hero: PageHeroProps = {
  title: "AWS Well-Architected Framework Reviews",
  lede: "Find the weak spots in a workload that has grown for years. We go through it with AWS's own questions, rank what we find by risk and help you fix it.",
  primary: { label: "Book a review", to: "/contact" },
  secondary: { label: "Ask what it covers", to: "/contact" },
  layout: "below",
};

export interface ReviewStep {
  title: string;
  description: string;
  duration: string;
  /** The same as the shortest and longest number of weeks; a step without an end has none. */
  weeks?: readonly [shortest: number, longest: number];
  activities: readonly string[];
  /** What you have in your hands afterwards. */
  result: string;
}

export const process = {
  heading: "The review, step by step",
  lede: "You can stop after any step and keep its results. Most of the value is in step four.",
};

export const reviewSteps: readonly ReviewStep[] = [
  {
    title: "Scope and prepare",
    description: "We agree on one workload, who owns it and what it has to achieve.",
    duration: "1–2 weeks",
    weeks: [1, 2],
    activities: [
      "Read-only access through an IAM role you create and can revoke",
      "Diagrams, bills and the incidents of the last year collected",
      "Business goals and recovery targets written down",
    ],
    result: "Scope on one page, with names and dates",
  },
  {
    title: "Review pillar by pillar",
    description:
      "Working sessions with the people who run the system. We check every answer against the account.",
    duration: "2–3 weeks",
    weeks: [2, 3],
    activities: [
      "One session for each of the six pillars",
      "Checks with AWS Config, Trusted Advisor, Security Hub and Cost Explorer",
      "Answers and evidence recorded in the AWS Well-Architected Tool",
    ],
    result: "The completed review, in your own AWS account",
  },
  {
    title: "Findings and plan",
    description:
      "High and medium risks in order of what they could cost you, with a fix and the effort for each.",
    duration: "1 week",
    weeks: [1, 1],
    activities: [
      "Risks ranked by damage and likelihood",
      "Effort, owner and dependency for each fix",
      "An hour with management, in plain language",
    ],
    result: "Written report and improvement plan",
  },
  {
    title: "Remediation",
    description:
      "High risks first, each removed by the smallest change, as code and with a rollback. We do it, you do it, or both together.",
    duration: "4–8 weeks",
    weeks: [4, 8],
    activities: [
      "Changes in Terraform or CloudFormation, reviewed like any code",
      "Restores, failovers and alarms tested",
      "Each risk closed with evidence in the tool",
    ],
    result: "Risks closed, with before and after on record",
  },
  {
    title: "Keep it that way",
    description:
      "Systems drift. After a large change we review the pillars it touched and compare with the last milestone.",
    duration: "Ongoing",
    activities: [
      "A milestone after each large change",
      "AWS Config rules for what must not come back",
      "Open medium risks worked off as time allows",
    ],
    result: "A comparison with the last milestone",
  },
];

export interface Pillar {
  name: string;
  question: string;
  checks: readonly string[];
  glyph: Glyph;
}

export const pillarsSection = {
  heading: "The pillars we review,\nand what we ask",
  lede: "The framework is public and AWS's own. We ask until the answer matches what your account shows.",
};

export const pillars: readonly Pillar[] = [
  {
    name: "Operational Excellence",
    question: "If the person who knows is on holiday, who deploys?",
    checks: ["Runbooks", "Deployment and rollback", "Alarms with an owner"],
    glyph: "excellence",
  },
  {
    name: "Security",
    question: "Which leaked key would do the most damage?",
    checks: ["IAM and root access", "Encryption and secrets", "Detection and response"],
    glyph: "security",
  },
  {
    name: "Reliability",
    question: "When did you last restore a backup?",
    checks: ["Availability Zones", "Quotas and scaling", "Backup, restore, failover"],
    glyph: "reliability",
  },
  {
    name: "Performance Efficiency",
    question: "What breaks first at three times the traffic?",
    checks: ["Instance and storage types", "Caching and CDN", "Load tests"],
    glyph: "performance",
  },
  {
    name: "Cost Optimization",
    question: "Which part of the bill could you do without?",
    checks: ["Tags and ownership", "Idle and oversized resources", "Savings Plans and Spot"],
    glyph: "cost",
  },
  {
    name: "Sustainability",
    question: "What runs at night, and for whom?",
    checks: ["Utilisation", "Unused data", "Region and processor choice"],
    glyph: "sustainability",
  },
];

export interface Finding {
  finding: string;
  pillar: string;
  risk: "High" | "Medium";
  effort: "Hours" | "Days" | "Weeks";
}

export const findingsSection = {
  heading: "Example findings, ranked by risk",
  lede: "High risks are fixed first, starting with the quick ones.",
  caption: "seven findings of the kind a first review brings up, in the order we'd fix them.",
};

export const findings: readonly Finding[] = [
  { finding: "Root user signs in without MFA", pillar: "Security", risk: "High", effort: "Hours" },
  { finding: "Backups are taken, never restored", pillar: "Reliability", risk: "High", effort: "Days" },
  { finding: "Database in one Availability Zone", pillar: "Reliability", risk: "High", effort: "Days" },
  { finding: "Long-lived keys in the pipeline", pillar: "Security", risk: "High", effort: "Weeks" },
  {
    finding: "Development runs all night",
    pillar: "Sustainability",
    risk: "Medium",
    effort: "Hours",
  },
  {
    finding: "Instances sized for last year's peak",
    pillar: "Cost Optimization",
    risk: "Medium",
    effort: "Days",
  },
  {
    finding: "Only one person knows how to release",
    pillar: "Operational Excellence",
    risk: "Medium",
    effort: "Weeks",
  },
];

export const pricing: Pricing = {
  heading: "How a review is priced",
  fixed: `One price for the review of one workload, stated in your offer. ${term.once}`,
  byUse:
    "Your AWS bill, which stays with you. Checks such as AWS Config and Security Hub add to it if you don't use them yet.",
  changes:
    "The size of the workload, and how many of the findings we fix for you. You decide on that once you have the report.",
  firstStep: "Nothing: your enquiry and our written offer are free.",
};

export const banner: ClosingBannerProps = {
  heading: "Plan a review of your workload",
  lede: "Name the one workload you'd hate to lose. We'll start there, with dates for each step.",
  primary: { label: "Plan a review", to: "/contact" },
  steps: "cloud",
};
