import { cloudSupportInOneLine, outage } from "~/catalogue/promises/support";
import type { RulerScale } from "~/figures/ruler-scale";
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

/** Minutes until an engineer answers. */
export const ruler: RulerScale = {
  to: 240,
  minor: 5,
  major: 30,
  format: (minutes) => `${minutes} min`,
};

export const hero: PageHeroProps = {
  title: "24/7 Cloud Support",
  lede: "Incidents keep no office hours. Choose how long you are willing to wait for an engineer: four hours, one hour or fifteen minutes. The rest of the plan follows from that.",
  primary: { label: "Compare the plans", to: "#plans" },
  secondary: { label: "Talk to an engineer", to: "/contact" },
};

export const systems = {
  heading: "What we answer for, and what we do before asking",
  lede: "Some repairs need your word. Most need somebody awake. Both lists are agreed before the first night.",
};

export const systemList: readonly SupportedSystem[] = [
  {
    glyph: ["########", "######.#", "........", "########", "######.#"],
    title: "Servers",
    description: "Virtual machines and what runs on them.",
    features: ["Load, disks, certificates and patches watched", "Restarted, resized or replaced at once"],
    technologies: "EC2, Azure VM, Compute Engine, Linux, Windows Server",
  },
  {
    glyph: ["###.###.", "###.###.", "........", "###.---.", "###.---."],
    title: "Containers",
    description: "Clusters, nodes and the workloads on them.",
    features: [
      "Restarts, evictions and failed rollouts watched",
      "Rolled back to the last good release at once",
    ],
    technologies: "EKS, AKS, GKE, ECS, Helm",
  },
  {
    glyph: [".######.", "########", ".######.", "########", ".######."],
    title: "Databases",
    description: "Managed ones and those you run yourself.",
    features: [
      "Replication, locks, growth and slow queries watched",
      "Failed over at once; restored after your word",
    ],
    technologies: "RDS, Aurora, Azure SQL, Cloud SQL, MongoDB",
  },
  {
    glyph: ["##....##", "..#..#..", "...##...", "..#..#..", "##....##"],
    title: "Network and edge",
    description: "Load balancers, DNS, firewalls, VPN.",
    features: [
      "Reachability checked from outside, every minute of the day",
      "Traffic turned away from a sick zone at once",
    ],
    technologies: "Route 53, CloudFront, Front Door, Cloud Armor, WAF",
  },
  {
    glyph: ["#######.", "######..", "#####---", "####----", "###-----"],
    title: "Backups",
    description: "Copies, and the proof that they open.",
    features: [
      "Missed and shrinking backups noticed the same day",
      "Job repeated at once; restores tried by plan",
    ],
    technologies: "AWS Backup, Azure Backup, Velero, Veeam",
  },
  {
    glyph: ["......##", "....####", "..######", "########", "--------"],
    title: "Spend and quotas",
    description: "The alarm that comes with the invoice, earlier.",
    features: [
      "Sudden cost and limits about to be hit watched",
      "Runaway jobs stopped at once, if you agreed",
    ],
    technologies: "Cost Anomaly Detection, Service Quotas, Azure Budgets",
  },
];

export const incident = {
  heading: "One night, minute by minute",
  lede: "What a response looks like when nobody has to be found first.",
};

/** An invented night: the page says so. */
export const log: readonly Entry[] = [
  {
    minute: 0,
    clock: "03:12",
    title: "Alarm",
    text: "Checkout answers slowly for three checks in a row. Forty alarms are joined to one.",
    activities: ["Duplicates joined", "Owner and runbook attached"],
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
    text: "The release of last evening holds a lock. Traffic goes back to the version before.",
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
    activities: ["Written cause", "Runbook and alarm improved"],
  },
];

export const coverage = {
  heading: "When somebody is there",
  lede: "A week has 168 hours. Your customers use most of them.",
};

export const plans: SectionCopy = {
  id: "plans",
  tone: "sand",
  heading: "How long can you wait?",
  lede: `A response is an engineer who has read the report. ${outage.sentence}`,
};

export const banner: ClosingBannerProps = {
  heading: "Three in the morning has a phone number.",
  lede: "Tell us what must not stop, and when it last did. We say which response time it needs, and if the smallest plan will do.",
  primary: { label: "Choose a response time", to: "/contact" },
};
