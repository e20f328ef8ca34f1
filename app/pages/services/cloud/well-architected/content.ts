import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "AWS Well-Architected Framework Reviews",
  description:
    "A review of your AWS workload against the Well-Architected Framework: five steps, each with its duration, and findings ranked by risk.",
};

/** The first four steps take 8 to 14 weeks; the fifth has no end, so the scale goes on a little. */
export const ruler: RulerScale = {
  to: 16,
  minor: 0.5,
  major: 2,
  format: (week) => (week === 0 ? "Week 0" : week === 16 ? "and on" : String(week)),
  markers: [
    { at: 8, label: "Earliest end" },
    { at: 14, label: "Latest end" },
  ],
};

export const hero: PageHeroProps = {
  title: "AWS Well-Architected Framework Reviews",
  lede: "A workload that grew for years has weak spots its builders no longer see. We go through it with AWS's own questions, rank what we find by risk, and help you fix it.",
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
  heading: "Five steps, each ending in something you can hold",
  lede: "You can stop after any of them and keep what you have. Most of the value is in the fourth.",
};

export const reviewSteps: readonly ReviewStep[] = [
  {
    title: "Scope and prepare",
    description:
      "One workload, the people who own it, and what it has to achieve. A review of everything finds nothing.",
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
      "Working sessions with the people who run the system, not with a questionnaire. We compare every answer with what the account says.",
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
      "High and medium risks in order of what they could cost you, with the effort to remove each. No finding without a way out.",
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
      "High risks first, smallest change that removes them, each one as code and with a way back. By us, by you, or side by side.",
    duration: "4–8 weeks",
    weeks: [4, 8],
    activities: [
      "Changes in Terraform or CloudFormation, reviewed like any code",
      "Restores, failovers and alarms tried, not assumed",
      "Each risk closed with evidence in the tool",
    ],
    result: "Risks closed, with before and after on record",
  },
  {
    title: "Keep it that way",
    description:
      "Systems drift. After a large change we look again at the pillars it touched, and compare milestones instead of memories.",
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
  glyph: GlyphRows;
}

export const pillarsSection = {
  heading: "Six pillars,\nsix awkward questions",
  lede: "The framework is AWS's and public. The use of it is in asking until the answer is true.",
};

export const pillars: readonly Pillar[] = [
  {
    name: "Operational Excellence",
    question: "If the person who knows is on holiday, who deploys?",
    checks: ["Runbooks", "Deployment and rollback", "Alarms that somebody answers"],
    glyph: ["###.........", "######......", "#########...", "############", "############"],
  },
  {
    name: "Security",
    question: "Which key, if leaked tonight, would end the company?",
    checks: ["IAM and root access", "Encryption and secrets", "Detection and response"],
    glyph: ["############", "############", ".##########.", "..########..", "....####...."],
  },
  {
    name: "Reliability",
    question: "When was a backup last restored, not just taken?",
    checks: ["Availability Zones", "Quotas and scaling", "Backup, restore, failover"],
    glyph: ["#####..#####", "#####..#####", "............", "#####..#####", "#####..#####"],
  },
  {
    name: "Performance Efficiency",
    question: "What breaks first at three times the traffic?",
    checks: ["Instance and storage types", "Caching and CDN", "Load tests"],
    glyph: ["..........##", ".......#####", "....########", "..##########", "############"],
  },
  {
    name: "Cost Optimization",
    question: "Which tenth of the bill would nobody miss?",
    checks: ["Tags and ownership", "Idle and oversized resources", "Savings Plans and Spot"],
    glyph: ["############", "##########..", "########....", "######......", "####........"],
  },
  {
    name: "Sustainability",
    question: "What runs at four in the morning, and for whom?",
    checks: ["Utilisation", "Data kept for nobody", "Region and processor choice"],
    glyph: ["....####....", "............", "..########..", "............", "############"],
  },
];

export interface Finding {
  finding: string;
  pillar: string;
  risk: "High" | "Medium";
  effort: "Hours" | "Days" | "Weeks";
}

export const findingsSection = {
  heading: "Ranked by risk, not by loudness",
  lede: "High risks are fixed first, and among them the quick ones. That is the whole method.",
  caption: "seven findings of the kind a first review brings up, in the order we would fix them.",
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
    finding: "Releases are a checklist in one head",
    pillar: "Operational Excellence",
    risk: "Medium",
    effort: "Weeks",
  },
];

export const faq: FaqProps = {
  heading: "Before\nwe look",
  entries: [
    {
      question: "What access do you need?",
      answer:
        "A read-only IAM role in the account of the workload. You create it, you see in CloudTrail what we looked at, and you delete it afterwards. Write access comes only with step four, for the changes you agreed to.",
    },
    {
      question: "What counts as one workload?",
      answer:
        "The parts that together serve one purpose: a shop with its database, queues and jobs, for example. If it would get its own line in your business plan, it is a workload. Several can be reviewed one after the other.",
    },
    {
      question: "How much of our people's time does it take?",
      answer:
        "One working session for each pillar, with the person who runs that part. The rest is our reading. Nobody has to prepare slides.",
    },
    {
      question: "Do we have to let you fix what you find?",
      answer:
        "No. After step three you hold a report that any competent team can work from. Many hand us the high risks and keep the rest.",
    },
    {
      question: "Is this a certificate?",
      answer:
        "No, and AWS issues none for workloads. It is an honest list with an order. Auditors do tend to like honest lists with an order.",
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Find the weak spot before the traffic does.",
  lede: "Name the one workload you would hate to lose. The review starts there, with dates for each of its five steps.",
  primary: { label: "Plan a review", to: "/contact" },
};
