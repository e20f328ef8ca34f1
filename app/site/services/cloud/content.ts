import { outage } from "~/catalogue/promises/support.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { Benefit } from "~/sections/benefit-list";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Claim } from "./claims-and-benefits";
import type { Glyph } from "./glyphs";
import type { Platform } from "./platforms";
import type { Step } from "./process";
import type { ServiceArea } from "./service-areas";

export const meta: PageMeta = {
  title: "Managed Cloud Services",
  description: `AWS, Azure and Google Cloud run for you: patches, backups, alarms and cost, with three support plans and a ${outage.short}.`,
};

export const hero: PageHeroProps = {
  title: "Managed Cloud Services",
  lede: `We run your AWS, Azure or Google Cloud for you: patches, backups, alarms and the bill. ${outage.sentence}`,
  primary: { label: "Get a cloud assessment", to: "/contact" },
  secondary: { label: "Ask an engineer", to: "/contact" },
  facts: [
    { value: "Under 15 min", label: "Response" },
    { value: "99.7%", label: "Detection" },
    { value: "Up to 40%", label: "Cost reduction" },
  ],
};

export const benefits = {
  heading: "Key Benefits of\nmanaged cloud",
  lede: "Quick help, faults found early and a lower bill, each drawn to scale. Then three you can't put a number on.",
};

export const claims: readonly Claim[] = [
  {
    figure: "quarter-hours",
    value: "Under 15 min",
    title: "Response",
    description: `${outage.meaning} Other requests follow your support plan.`,
  },
  {
    figure: "thousand",
    value: "99.7%",
    title: "Detection",
    description:
      "Our monitoring finds 997 of 1,000 faults before anyone reports them. Each of the three it misses becomes a new check.",
  },
  {
    figure: "bill",
    value: "Up to 40%",
    title: "Cost reduction",
    description:
      "We switch off what's idle, shrink what's oversized and commit to what always runs. The hollow part is what you save.",
  },
];

export const quietBenefits: readonly Benefit<Glyph>[] = [
  {
    glyph: "runbook",
    title: "No dependence on one person",
    description:
      "Every system has a runbook and two engineers who have used it. Holidays, yours and ours, stop being a risk.",
  },
  {
    glyph: "safe",
    title: "Secure by default",
    description:
      "Encryption, least privilege and multi-factor sign-in are set as policy and tested on every change.",
  },
  {
    glyph: "easy-exit",
    title: "Easy to leave",
    description:
      "Accounts and keys are in your name from the first day, and code is yours once paid for. If you leave, nothing has to move.",
  },
];

export const platforms = {
  heading: "AWS, Azure and\nGoogle Cloud",
  lede: "We manage all three the same way. These are the products we run on each.",
};

export const platformList: readonly Platform[] = [
  {
    name: "Amazon Web Services",
    description: "The widest choice of services, and the most ways to pay for something twice.",
    products: {
      Compute: "EC2, Auto Scaling, Lambda",
      Containers: "EKS, ECS, Fargate",
      Databases: "RDS, Aurora, DynamoDB",
      Identity: "IAM Identity Center, Organizations",
      Monitoring: "CloudWatch, GuardDuty, Security Hub",
      Backup: "AWS Backup, S3 Object Lock",
    },
  },
  {
    name: "Microsoft Azure",
    description:
      "The natural choice if you use Windows, Entra ID and Microsoft 365 and can bring your licences.",
    products: {
      Compute: "Virtual Machines, Scale Sets, Functions",
      Containers: "AKS, Container Apps",
      Databases: "Azure SQL, Cosmos DB, PostgreSQL",
      Identity: "Entra ID, Management Groups",
      Monitoring: "Azure Monitor, Defender for Cloud",
      Backup: "Azure Backup, Site Recovery",
    },
  },
  {
    name: "Google Cloud",
    description: "Strong in data and containers. Often the second cloud, chosen for BigQuery or GKE alone.",
    products: {
      Compute: "Compute Engine, Cloud Run",
      Containers: "GKE, Artifact Registry",
      Databases: "Cloud SQL, Spanner, BigQuery",
      Identity: "Cloud Identity, Organization Policy",
      Monitoring: "Cloud Monitoring, Security Command Center",
      Backup: "Backup and DR, bucket retention locks",
    },
  },
];

export const services = {
  heading: "Managed cloud services we offer",
  lede: "Take one or all four. One team does the work, so you explain your system only once.",
};

export const serviceAreas: readonly ServiceArea[] = [
  {
    glyph: "infrastructure",
    title: "Infrastructure management",
    description: "Servers, networks, databases and identities kept as code, patched on time and documented.",
    features: [
      "Agreed patch windows, tested and reported",
      "Scheduled restore tests for your backups",
      "Every change reviewed, logged and reversible",
    ],
    technologies: ["Terraform", "Ansible", "Systems Manager", "Azure Arc", "Git"],
    link: { label: "AWS Management", to: "/services/cloud/aws" },
  },
  {
    glyph: "migration",
    title: "Migration and modernisation",
    description: "Systems moved one at a time, each with its own strategy, date and rollback plan.",
    features: [
      "Inventory with owners and dependencies",
      "A strategy and a timeline per system",
      "Rehearsed cutover, rollback kept until sign-off",
    ],
    technologies: ["AWS MGN", "AWS DMS", "Azure Migrate", "Google Migrate to VMs", "Docker"],
    link: { label: "Migration & Optimization", to: "/services/cloud/migration" },
  },
  {
    glyph: "heartbeat",
    title: "Monitoring and support",
    description: "Alarms that matter, read by an engineer who can act on them at once.",
    features: [
      "Checks from the user's side as well as the server's",
      "Alarms handled in the hours of your support plan",
      "Written incident reports on the Enterprise plan",
    ],
    technologies: ["Prometheus", "Grafana", "CloudWatch", "OpenTelemetry", "PagerDuty"],
    link: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
  },
  {
    glyph: "falling-cost",
    title: "Cost and performance",
    description: "The bill read line by line every month, and the machines sized to the work they do.",
    features: [
      "An owner and a purpose on every resource",
      "Idle resources off, oversized ones reduced",
      "Budget alerts before the invoice",
    ],
    technologies: ["Cost Explorer", "Azure Cost Management", "BigQuery billing export", "Kubecost"],
    link: { label: "FinOps", to: "/services/cloud/finops" },
  },
];

export const process = {
  heading: "How we move and\nrun your cloud",
  lede: "You can stop after any step and keep its results.",
};

export const steps: readonly Step[] = [
  {
    title: "Assessment",
    description: "With read-only access, we list everything you run and the risks we see.",
    activities: [
      "Inventory of accounts, servers and data",
      "Security and backup check",
      "Bill broken down by owner and purpose",
    ],
    outcome: "A report with risks in order of cost",
  },
  {
    title: "Strategy",
    description: "What stays, what moves, what is switched off, in which order and at what price.",
    activities: [
      "Target architecture drawn",
      "Move, keep or retire, system by system",
      "Responsibilities named",
    ],
    outcome: "A written plan with dates and a price",
  },
  {
    title: "Migration",
    description: "One system at a time, rehearsed first, with the old one kept ready until you sign off.",
    activities: [
      "Pilot with a low-risk system",
      "Data copied live and compared",
      "Cutover in an agreed window",
    ],
    outcome: "Systems in service, rollback tested",
  },
  {
    title: "Optimization",
    description: "Every month we review sizes, alarms and cost, and start again at step one.",
    activities: [
      "Sizes and schedules adjusted",
      "Alarms tuned, runbooks updated",
      "Findings turned into changes",
    ],
    outcome: "A monthly report on cost and changes",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Let us run your cloud",
  lede: "Tell us what runs where. We'll say what we'd take over first, and what we'd leave alone.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "cloud",
};
