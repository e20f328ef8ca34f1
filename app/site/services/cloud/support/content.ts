import { cloudSupportInOneLine, outage } from "~/catalogue/promises/support.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Entry } from "./incident-log";
import type { SupportedSystem } from "./supported-systems";

export const meta: PageMeta = {
  title: "24/7 Cloud Support Plans",
  description: `Cloud support with the response time in writing: ${cloudSupportInOneLine}.`,
};

export const hero: PageHeroProps = {
  title: "24/7 Cloud Support",
  lede: `Choose how fast an engineer responds: ${cloudSupportInOneLine}. The rest of the plan follows from that.`,
  primary: { label: "Compare the plans", to: "#plans" },
  secondary: { label: "Talk to an engineer", to: "/contact" },
};

export const systems = {
  heading: "Systems we support, and what we do at once",
  lede: "What we watch, and what we may fix without asking you first. We agree on both lists before we start.",
};

export const systemList: readonly SupportedSystem[] = [
  {
    glyph: "servers",
    title: "Servers",
    description: "Virtual machines and what runs on them.",
    features: ["Load, disks, certificates and patches watched", "Restarted, resized or replaced at once"],
    technologies: "EC2, Azure VM, Compute Engine, Linux, Windows Server",
  },
  {
    glyph: "containers",
    title: "Containers",
    description: "Clusters, nodes and the workloads on them.",
    features: [
      "Restarts, evictions and failed rollouts watched",
      "Rolled back to the last good release at once",
    ],
    technologies: "EKS, AKS, GKE, ECS, Helm",
  },
  {
    glyph: "databases",
    title: "Databases",
    description: "Managed databases and those you run yourself.",
    features: [
      "Replication, locks, growth and slow queries watched",
      "Failed over at once; restored once you agree",
    ],
    technologies: "RDS, Aurora, Azure SQL, Cloud SQL, MongoDB",
  },
  {
    glyph: "network",
    title: "Network and edge",
    description: "Load balancers, DNS, firewalls, VPN.",
    features: [
      "Reachability checked from outside, every minute",
      "Traffic moved away from a failing zone at once",
    ],
    technologies: "Route 53, CloudFront, Front Door, Cloud Armor, WAF",
  },
  {
    glyph: "backups",
    title: "Backups",
    description: "Backup jobs, and proof that they restore.",
    features: [
      "Missed and shrinking backups noticed the same day",
      "Job repeated at once; restore tests by plan",
    ],
    technologies: "AWS Backup, Azure Backup, Velero, Veeam",
  },
  {
    glyph: "spend",
    title: "Spend and quotas",
    description: "Cost alarms, before the invoice arrives.",
    features: [
      "Sudden cost and limits about to be hit watched",
      "Runaway jobs stopped at once, if you agreed",
    ],
    technologies: "Cost Anomaly Detection, Service Quotas, Azure Budgets",
  },
];

export const incident = {
  heading: "An incident, minute by minute",
  lede: "How an engineer on shift handles an alarm at night.",
};

/** An invented night: the page says so. */
export const log: readonly Entry[] = [
  {
    minute: 0,
    clock: "03:12",
    title: "Alarm",
    text: "Checkout answers slowly for three checks in a row. Forty alarms are grouped into one.",
    activities: ["Duplicates grouped", "Owner and runbook attached"],
  },
  {
    minute: 6,
    clock: "03:18",
    title: "Response",
    text: "An engineer has read it, opened the runbook and told your channel who is on it.",
    activities: ["First message to you", "Last changes looked up"],
  },
  {
    minute: 14,
    clock: "03:26",
    title: "Contain",
    text: "Last evening's release holds a lock. Traffic goes back to the version before.",
    activities: ["Rolled back by runbook", "Customers can pay again"],
  },
  {
    minute: 31,
    clock: "03:43",
    title: "Repair",
    text: "Stuck jobs are replayed, payments compared with the ledger, the alarm is closed.",
    activities: ["Data checked", "Watch kept until the morning peak"],
  },
  {
    minute: 60,
    clock: "Next day",
    title: "Explain",
    text: "You get a page: what happened, why, what keeps it from happening again, and by when.",
    activities: ["Written report", "Runbook and alarm improved"],
  },
];

export const coverage = {
  heading: "Support hours by plan",
  lede: "When engineers are on shift for you. A week has 168 hours.",
};

export const plans: SectionCopy = {
  id: "plans",
  tone: "sand",
  heading: "Cloud Support plans and prices",
  lede: `A response means an engineer has read your report. ${outage.sentence}`,
};

export const banner: ClosingBannerProps = {
  heading: "Find the right support plan",
  lede: "Tell us what must not stop, and when it last did. We'll say which response time it needs, and whether the smallest plan will do.",
  primary: { label: "Ask which plan fits", to: "/contact" },
  steps: "cloud",
};
