import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Assumption } from "./assumptions-table";
import type { Floor } from "./common-ground";
import type { RushLane } from "./rush-lanes";

export const meta: PageMeta = {
  title: "Technology by Industry",
  description:
    "Cloud, software and security for education, healthcare, ecommerce, gaming, manufacturing and fintech, planned around the rules and peaks of each.",
};

export const hero: PageHeroProps = {
  title: "Industries",
  lede: "Cloud, software and security for six industries, planned around the rules, peaks and risks of each. Choose yours.",
  primary: { label: "Describe your business", to: "/contact" },
  layout: "below",
};

export const lanes: readonly RushLane[] = [
  { industry: "education", counts: "Students", rush: "Enrolment, and exams twice a year" },
  { industry: "healthcare", counts: "Patients", rush: "Winter, and never a quiet week" },
  { industry: "ecommerce", counts: "Orders", rush: "One sale, one week" },
  { industry: "gaming", counts: "Players", rush: "Launch night, then the long tail" },
  { industry: "manufacturing", counts: "Parts", rush: "The end of every quarter" },
  { industry: "fintech", counts: "Payments", rush: "Pay day, and the close of the year" },
];

export const assumptionsSection: SectionCopy = {
  heading: "What differs from industry to industry",
  lede: "Three questions we ask before we design anything.",
  tone: "sand",
};

export const assumptions: readonly Assumption[] = [
  {
    industry: "education",
    never: "An exam that closes before the answer is saved.",
    answersTo: "Parents, boards, data protection",
    begins: [
      { label: "UX & UI Design", to: "/services/software-ai/ux-ui" },
      { label: "Google Workspace", to: "/services/email/google-workspace" },
    ],
  },
  {
    industry: "healthcare",
    never: "A record that the wrong person opens, or the right one cannot.",
    answersTo: "Patients, auditors, regulators",
    begins: [
      { label: "Security & Compliance", to: "/services/cybersecurity/compliance" },
      { label: "Backup & Disaster Recovery", to: "/services/security/backup-dr" },
    ],
  },
  {
    industry: "ecommerce",
    never: "A full cart in front of a slow page.",
    answersTo: "Shoppers, card schemes",
    begins: [
      { label: "Cloud Hosting", to: "/services/hosting/cloud" },
      { label: "Website Security & WAF", to: "/services/security/website-waf" },
    ],
  },
  {
    industry: "gaming",
    never: "A queue on launch night, and a refund on the morning after.",
    answersTo: "Players, app stores, age ratings",
    begins: [
      { label: "Kubernetes & EKS", to: "/services/cloud/kubernetes" },
      { label: "Data & Analytics", to: "/services/cloud/data-analytics" },
    ],
  },
  {
    industry: "manufacturing",
    never: "A line that stands because a laptop was infected.",
    answersTo: "Customers, safety, insurers",
    begins: [
      { label: "Risk Assessment", to: "/services/cybersecurity/risk-assessment" },
      { label: "AI & Machine Learning", to: "/services/software-ai/ai-ml" },
    ],
  },
  {
    industry: "fintech",
    never: "The same payment twice, or once and unrecorded.",
    answersTo: "Supervisors, banks, card schemes",
    begins: [
      { label: "Penetration Testing", to: "/services/security/penetration-vulnerability" },
      { label: "DevOps", to: "/services/cloud/devops" },
    ],
  },
];

export const groundSection: SectionCopy = {
  heading: "Services behind\nevery industry",
  lede: "The same seven areas of work and the same people, whatever your industry.",
  layout: "aside",
};

export const floors: readonly Floor[] = [
  {
    area: "software-ai",
    path: "/services/software-ai",
    description: "The part your customers see, built around how you work.",
  },
  {
    area: "marketing",
    path: "/services/marketing",
    description: "How customers find you, and what it costs.",
  },
  { area: "email", path: "/services/email", description: "Email and documents under your own name." },
  {
    area: "cybersecurity",
    path: "/services/cybersecurity",
    description: "Risks found, monitored and dealt with.",
  },
  {
    area: "security",
    path: "/services/security",
    description: "Certificates, firewalls, tests, and backups that restore.",
  },
  { area: "cloud", path: "/services/cloud", description: "Capacity that follows the peaks drawn above." },
  {
    area: "hosting",
    path: "/services/hosting",
    description: "Servers and websites, priced by the month or hour.",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Plan for your busiest day",
  lede: "Start of term, flu season, the big sale, launch night. Tell us when yours is, and we'll plan back from it.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "industries",
};
