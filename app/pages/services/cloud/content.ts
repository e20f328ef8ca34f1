import { outage } from "~/catalogue/promises/support";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Benefit, Claim } from "./benefits";
import type { Platform } from "./platforms";
import type { Step } from "./process";
import type { ServiceArea } from "./service-areas";

export const meta: PageMeta = {
  title: "Managed Cloud Services",
  description: `AWS, Azure and Google Cloud run for you: patches, backups, alarms and cost, with three support plans and a ${outage.short}.`,
};

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A week of 168 hours: outages are answered in all of them. */
export const ruler: RulerScale = {
  to: 168,
  minor: 6,
  major: 24,
  format: (hour) => days[(hour / 24) % 7] ?? "",
};

export const hero: PageHeroProps = {
  title: "Managed Cloud Services",
  lede: `Your cloud does not sleep; the person who knows it does. We take over patches, backups, alarms and the bill on AWS, Azure and Google Cloud. ${outage.sentence}`,
  primary: { label: "Get a cloud assessment", to: "/contact" },
  secondary: { label: "Ask an engineer", to: "/contact" },
  facts: [
    { value: "Under 15 min", label: "Response" },
    { value: "99.7%", label: "Detection" },
    { value: "Up to 40%", label: "Cost reduction" },
  ],
};

export const benefits = {
  heading: "Key Benefits,\ndrawn to scale",
  lede: "Three of them are figures, so here is how large they are. The other three you notice on a quiet Sunday.",
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
      "Of a thousand faults, our monitoring sees 997 before anybody reports them. The three it missed each become a new check.",
  },
  {
    figure: "bill",
    value: "Up to 40%",
    title: "Cost reduction",
    description:
      "What is idle goes, what is oversized shrinks, what always runs gets a committed price. The hollow part stays with you.",
  },
];

export const quietBenefits: readonly Benefit[] = [
  {
    glyph: ["######..", "######..", "######..", "######..", "######.#"],
    title: "No single point of knowledge",
    description:
      "Every system has a runbook and two engineers who have used it. Holidays, yours and ours, stop being a risk.",
  },
  {
    glyph: ["########", "#......#", "#.####.#", "#......#", "########"],
    title: "Secure by default, and by check",
    description:
      "Encryption, least privilege and multi-factor sign-in are set as policy and tested on every change.",
  },
  {
    glyph: ["##......", "####....", "######..", "----####", "--------"],
    title: "A way out, in writing",
    description:
      "Accounts, code and keys are in your name from the first day. If you leave, we hand over and you change nothing.",
  },
];

export const platforms = {
  heading: "Three platforms,\none set of habits",
  lede: "The products have different names. What we do with them every week has not.",
};

export const platformList: readonly Platform[] = [
  {
    name: "Amazon Web Services",
    description: "The widest catalogue, and the most ways to pay for something twice.",
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
      "At home where Windows, Entra ID and Microsoft 365 already are, and their licences can move.",
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
  heading: "Four areas of work, one team",
  lede: "Take one or all four. Nobody has to explain your system twice.",
};

export const serviceAreas: readonly ServiceArea[] = [
  {
    glyph: ["..####..", "########", "########", "--------", "--------"],
    title: "Infrastructure management",
    description: "Servers, networks, databases and identities kept as code, patched on time and documented.",
    features: [
      "Patch windows agreed, tested and reported",
      "Backups restored on a schedule, not assumed",
      "Every change reviewed, logged and reversible",
    ],
    technologies: ["Terraform", "Ansible", "Systems Manager", "Azure Arc", "Git"],
    link: { label: "AWS Management", to: "/services/cloud/aws" },
  },
  {
    glyph: ["##......", "..##....", "....####", "..##....", "##......"],
    title: "Migration and modernization",
    description: "Systems moved one at a time, each with its own strategy, date and way back.",
    features: [
      "Inventory with owners and dependencies",
      "A strategy per system, with weeks against it",
      "Rehearsed cut-over, rollback kept until sign-off",
    ],
    technologies: ["AWS MGN", "AWS DMS", "Azure Migrate", "Google Migrate to VMs", "Docker"],
    link: { label: "Migration & Optimization", to: "/services/cloud/migration" },
  },
  {
    glyph: ["....##..", "....##..", "########", "..##....", "..##...."],
    title: "Monitoring and support",
    description: "Alarms that mean something, read by an engineer who may act on them at once.",
    features: [
      "Checks from the user's side, not only the server's",
      "Alarms sorted and acted on in the hours of your plan",
      "A written cause after every incident",
    ],
    technologies: ["Prometheus", "Grafana", "CloudWatch", "OpenTelemetry", "PagerDuty"],
    link: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
  },
  {
    glyph: ["########", "#####---", "###-----", "##------", "##------"],
    title: "Cost and performance",
    description: "The bill read line by line every month, and the machines sized to the work they do.",
    features: [
      "An owner and a purpose on every resource",
      "Idle off, oversized down, base load committed",
      "Budgets that warn before the invoice does",
    ],
    technologies: ["Cost Explorer", "Azure Cost Management", "BigQuery billing export", "Kubecost"],
    link: { label: "FinOps", to: "/services/cloud/finops" },
  },
];

export const process = {
  heading: "Four steps,\nand again",
  lede: "Each step ends with something you can hold. Stop after any of them and it is still yours.",
};

export const steps: readonly Step[] = [
  {
    title: "Assessment",
    description: "We look before we touch: read-only access, a list of everything, and what worries us.",
    activities: [
      "Inventory of accounts, servers and data",
      "Security and backup check",
      "Bill read by owner and purpose",
    ],
    outcome: "A report with risks in order of cost",
  },
  {
    title: "Strategy",
    description: "What stays, what moves, what is switched off, in which order and at what price.",
    activities: ["Target architecture drawn", "Move, keep or retire per system", "Responsibilities named"],
    outcome: "A written plan with dates and a price",
  },
  {
    title: "Migration",
    description: "One system at a time, rehearsed first, with the old one kept warm until you sign off.",
    activities: [
      "Pilot with a low-risk system",
      "Data copied live and compared",
      "Cut-over in an agreed window",
    ],
    outcome: "Systems in service, rollback tested",
  },
  {
    title: "Optimization",
    description: "Running costs less each time somebody looks. We look every month, then start again at one.",
    activities: [
      "Sizes and schedules adjusted",
      "Alarms tuned, runbooks updated",
      "Findings turned into changes",
    ],
    outcome: "A monthly report, cost and causes in it",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Let somebody else hold the pager.",
  lede: "Tell us what runs where. We say what we would take over first, and what we would leave alone.",
  primary: { label: "Get Started", to: "/contact" },
};
