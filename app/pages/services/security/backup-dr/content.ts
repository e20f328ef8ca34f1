import { backups } from "~/catalogue/promises/backups";
import { outage } from "~/catalogue/promises/support";
import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Backup and Disaster Recovery",
  description:
    "Managed backup and disaster recovery with the recovery time, the data-loss window, the retention and the storage of every plan in writing.",
};

/** Hours until the systems run again. */
export const ruler: RulerScale = {
  to: 10,
  minor: 0.25,
  major: 1,
  format: (hours) => `${hours} h`,
};

export const hero: PageHeroProps = {
  title: "Backup and Disaster Recovery",
  lede: "Everyone has backups. Fewer have tried to restore one. We state how long you would be down and how much work you could lose, and chase every backup that failed.",
  primary: { label: "View Backup Plans", to: "#plans" },
  secondary: { label: "Protect My Data", to: "/contact" },
  tone: "ink",
  layout: "below",
};

export interface SolutionType {
  type: string;
  description: string;
  icon: GlyphRows;
  /** Where it is used: three short lines. */
  useCases: readonly [string, string, string];
}

export const typesSection: SectionCopy = {
  heading: "Six things worth a second copy",
  lede: "Each kind of data breaks in its own way, so each is copied in its own way. All six can share one plan.",
};

export const solutionTypes: readonly SolutionType[] = [
  {
    type: "File and Folder Backup",
    description:
      "Changed blocks only, every version kept for the plan's retention. A folder comes back to the minute before it was overwritten, without touching the rest of the disk.",
    icon: ["######", "------------", "####..------", "------------", "########----"],
    useCases: ["Shared drives and file servers", "Design, CAD and video archives", "Laptops that travel"],
  },
  {
    type: "Server Image Backup",
    description:
      "The whole machine, from boot sector to scheduled job, as one image. It starts again on the same hardware, on other hardware, or in a cloud, which is the part worth testing.",
    icon: ["############", "#----------#", "#----------#", "#----------#", "############"],
    useCases: [
      "VMware, Hyper-V and Proxmox guests",
      "EC2 and Azure virtual machines",
      "Old servers nobody dares to reinstall",
    ],
  },
  {
    type: "Database Backup",
    description:
      "A consistent base copy, then the transaction log shipped as it is written. You choose the second to return to: usually the one before the DELETE without a WHERE.",
    icon: ["############", "", "##  ##  ##  ", "", "# # # # # # "],
    useCases: [
      "PostgreSQL with pgBackRest",
      "MySQL and MariaDB with XtraBackup and binary logs",
      "SQL Server log shipping, MongoDB oplog",
    ],
  },
  {
    type: "Microsoft 365 and Google Workspace Backup",
    description:
      "The vendor keeps the service running. What your own people delete is your affair once the recycle bin is emptied. Mail, files, calendars and sites are kept outside the tenant.",
    icon: ["------------", "-##########-", "-##......##-", "-##########-", "------------"],
    useCases: [
      "Mailboxes of people who left",
      "SharePoint sites and shared drives",
      "One message a court asks for",
    ],
  },
  {
    type: "Website Backup",
    description:
      "Files, database and configuration taken together, so that they fit together afterwards. Kept away from the hosting account, because whoever takes the one takes the other.",
    icon: ["############", "", "######  oooo", "######  oooo", "######  oooo"],
    useCases: [
      "WordPress, Magento and Drupal sites",
      "Before every plugin or theme update",
      "Back to the last clean copy after a break-in",
    ],
  },
  {
    type: "Disaster Recovery Site",
    description:
      "A second set of systems that follows the first within minutes and takes its place when it fails. Addresses, order of start and firewall rules are scripted, not remembered.",
    icon: ["####....----", "####....----", "############", "####....----", "####....----"],
    useCases: [
      "Order, payment and production systems",
      "Ransomware, fire, flood, a lost region",
      "AWS Elastic Disaster Recovery, Azure Site Recovery",
    ],
  },
];

export interface CopyRule {
  count: number;
  title: string;
  description: string;
}

export const copiesSection: SectionCopy = {
  heading: "3-2-1-1-0: the rule, counted out",
  lede: "Ransomware looks for the backups first. Four digits of this rule make sure that it does not find all of them. The fifth makes sure that they work.",
  tone: "sand",
};

export const copyRules: readonly CopyRule[] = [
  {
    count: 3,
    title: "copies",
    description: "The one you work on, and two others. One copy is an original, not a backup.",
  },
  {
    count: 2,
    title: "kinds of storage",
    description: "Disk and object storage do not fail for the same reason on the same day.",
  },
  {
    count: 1,
    title: "somewhere else",
    description: "Another building, another account, other passwords. Encrypted before it leaves.",
  },
  {
    count: 1,
    title: "that nobody can change",
    description:
      "Object Lock in compliance mode, with Business and Continuity. An intruder with both our keys can't delete it.",
  },
  {
    count: 0,
    title: "errors left unread",
    description: "Every failed or unverified job opens a ticket, and a person closes it.",
  },
];

export const processSection: SectionCopy = {
  heading: "The worst morning,\nin five moves",
  lede: "Written down with you beforehand and rehearsed, so that nobody has to be clever at four in the morning.",
};

export const steps: readonly ProcessStep[] = [
  {
    title: "Declare",
    description: "One call starts the clock. Who may make it is decided on a quiet day.",
    activities: [outage.short, "Named people on both sides", "Recovery time starts to count"],
  },
  {
    title: "Contain",
    description: "Nothing is restored into a room that is still burning.",
    activities: ["Cut affected networks off", "Lock the backup accounts", "Keep evidence for later"],
  },
  {
    title: "Choose",
    description: "The newest copy is not always the cleanest one.",
    activities: ["Find the last clean point", "Scan it before use", "Agree on what is missing"],
  },
  {
    title: "Restore",
    description: "In the order of the runbook: identity first, then data, then what people see.",
    activities: ["Directory and DNS", "Databases, then applications", "Checks after every system"],
  },
  {
    title: "Return",
    description: "Moving home is a second migration, with a way back of its own.",
    activities: ["Replicate back", "Switch in an agreed window", "Report, and a better runbook"],
  },
];

export const recordSection: SectionCopy = {
  heading: "A restore test ends with a signature",
  lede: `${backups.fromBusinessUp} We restore into an isolated network and time it. You get a page like this one, with the figures of your plan beside the measured ones.`,
  layout: "aside",
};

export interface RestoreRecord {
  title: string;
  entries: readonly RegisterEntry[];
  measuredMinutes: number;
  /** The longest recovery time of the plan in the record. */
  allowedMinutes: number;
  caption: string;
}

export const restoreRecord: Omit<RestoreRecord, "allowedMinutes"> = {
  title: "Restore test, order database",
  entries: [
    { term: "Restore point", description: "10:45, log replayed to 10:59:30" },
    { term: "Started", description: "11:00, in an isolated network" },
    { term: "Answering queries", description: "12:12" },
    { term: "Checks", description: "Checksums, row counts, last order, a login, an invoice" },
    { term: "Difference", description: "None in 14 tables compared" },
    { term: "Signed", description: "The engineer who did it, and yours who watched" },
  ],
  measuredMinutes: 72,
  caption: "the record of one test on the Business plan.",
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "How long down, how much lost",
  lede: "Two answers set the price: the recovery time, and the window of work that may be missing after it.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Unrestored, a backup is a rumour",
  lede: "Name one system you cannot lose. We work out with you what an hour without it costs, and which plan that justifies.",
  primary: { label: "Protect My Data", to: "/contact" },
};
