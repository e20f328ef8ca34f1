import { backups } from "~/catalogue/promises/backups.data";
import { outage } from "~/catalogue/promises/support.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Backup and Disaster Recovery",
  description:
    "Managed backup and disaster recovery, with recovery time, data-loss window, retention and storage stated for every plan.",
};

export const hero: PageHeroProps = {
  title: "Backup and Disaster Recovery",
  lede: "We back up your systems and follow up every backup that fails. Each plan states how long you could be down and how much work you could lose.",
  primary: { label: "View Backup Plans", to: "#plans" },
  secondary: { label: "Protect My Data", to: "/contact" },
  tone: "ink",
  layout: "below",
};

export interface SolutionType {
  type: string;
  description: string;
  glyph: Glyph;
  /** Where it is used: three short lines. */
  useCases: readonly [string, string, string];
}

export const typesSection: SectionCopy = {
  heading: "What we back up",
  lede: "Each kind of data is copied in the way that suits it. Five can share any plan; the recovery site comes with Continuity.",
};

export const solutionTypes: readonly SolutionType[] = [
  {
    type: "File and Folder Backup",
    description:
      "Only changed blocks are copied, and every version is kept for your plan's retention. You can restore one folder without touching the rest of the disk.",
    glyph: "files",
    useCases: ["Shared drives and file servers", "Design, CAD and video archives", "Laptops that travel"],
  },
  {
    type: "Server Image Backup",
    description:
      "The whole machine, from boot sector to scheduled jobs, as one image. It can start again on the same hardware, on other hardware or in a cloud.",
    glyph: "server-image",
    useCases: [
      "VMware, Hyper-V and Proxmox guests",
      "EC2 and Azure virtual machines",
      "Old servers that are hard to reinstall",
    ],
  },
  {
    type: "Database Backup",
    description:
      "A consistent base copy, then the transaction log as often as your plan states. You choose the moment to return to: usually the one before the DELETE without a WHERE.",
    glyph: "database",
    useCases: [
      "PostgreSQL with pgBackRest",
      "MySQL and MariaDB with XtraBackup and binary logs",
      "SQL Server log shipping, MongoDB oplog",
    ],
  },
  {
    type: "Microsoft 365 and Google Workspace Backup",
    description:
      "Microsoft and Google keep the service running. What your people delete is gone once the recycle bin is emptied, so we keep mail, files, calendars and sites outside the tenant.",
    glyph: "mail-archive",
    useCases: [
      "Mailboxes of people who left",
      "SharePoint sites and shared drives",
      "Messages needed as evidence",
    ],
  },
  {
    type: "Website Backup",
    description:
      "Files, database and configuration are copied together, so that they match when restored. The copy is kept away from the hosting account, in case that is taken over.",
    glyph: "website",
    useCases: [
      "WordPress, Magento and Drupal sites",
      "Before every plugin or theme update",
      "Back to the last clean copy after a break-in",
    ],
  },
  {
    type: "Disaster Recovery Site",
    description:
      "A second set of systems that follows the first within minutes and takes over when it fails. Addresses, start order and firewall rules are scripted.",
    glyph: "recovery-site",
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
  heading: "The 3-2-1-1-0 backup rule",
  lede: "Ransomware looks for backups first. The first four digits keep a copy out of its reach. The fifth makes sure it works.",
  tone: "sand",
};

export const copyRules: readonly CopyRule[] = [
  {
    count: 3,
    title: "copies",
    description: "The one you work on, and two backups.",
  },
  {
    count: 2,
    title: "kinds of storage",
    description: "Disk and object storage rarely fail for the same reason on the same day.",
  },
  {
    count: 1,
    title: "copy off-site",
    description: "Another building, another account, other passwords. Encrypted before it leaves.",
  },
  {
    count: 1,
    title: "immutable copy",
    description:
      "Object Lock in compliance mode, with Business and Continuity. Even an intruder with your keys and ours can't delete it.",
  },
  {
    count: 0,
    title: "unread errors",
    description: "Every failed or unverified job opens a ticket, and a person closes it.",
  },
];

export const processSection: SectionCopy = {
  heading: "How we recover your systems after a disaster",
  lede: "We write the runbook with you beforehand, so that every step is known when you need it.",
};

export const steps: readonly ProcessStep[] = [
  {
    title: "Declare",
    description: "One call starts the clock. We agree beforehand who may make it.",
    activities: [outage.short, "Named people on both sides", "Recovery time starts to count"],
  },
  {
    title: "Contain",
    description: "We stop the cause first, so that it can't damage the restored systems.",
    activities: ["Cut affected networks off", "Lock the backup accounts", "Keep evidence for later"],
  },
  {
    title: "Choose",
    description: "The newest copy isn't always a clean one.",
    activities: ["Find the last clean point", "Scan it before use", "Agree on what is missing"],
  },
  {
    title: "Restore",
    description: "In the order of the runbook: identity first, then data, then applications.",
    activities: ["Directory and DNS", "Databases, then applications", "Checks after every system"],
  },
  {
    title: "Return",
    description: "Moving back is a second migration, and it can be undone too.",
    activities: ["Replicate back", "Switch in an agreed window", "Report and updated runbook"],
  },
];

export const recordSection: SectionCopy = {
  heading: "What a restore test looks like",
  lede: `${backups.fromBusinessUp} We restore into an isolated network and time it. You get a record like this one, with the measured time beside your plan's.`,
  layout: "aside",
};

export interface RestoreRecord extends SheetCopy {
  entries: readonly RegisterEntry[];
  measuredMinutes: number;
  /** The longest recovery time of the plan in the record. */
  allowedMinutes: number;
}

export const restoreRecord: Omit<RestoreRecord, "allowedMinutes"> = {
  title: "Restore test, order database",
  number: "RT-009",
  date: "12 November 2025",
  entries: [
    { term: "Restore point", description: "10:45, log replayed to 10:59:30" },
    { term: "Started", description: "11:00, in an isolated network" },
    { term: "Answering queries", description: "12:12" },
    { term: "Checks", description: "Checksums, row counts, last order, a login, an invoice" },
    { term: "Difference", description: "None in 14 tables compared" },
  ],
  measuredMinutes: 72,
  foot: "Signed: our engineer who ran it, and yours who watched",
  caption: "the record of one test on the Business plan. Times are IST.",
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Backup plans and prices",
  lede: "Two things set the price: how soon your systems run again, and how much recent work may be missing.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Find the right backup plan",
  lede: "Name one system you can't lose. We'll work out with you what an hour without it costs, and which plan that justifies.",
  primary: { label: "Protect My Data", to: "/contact" },
  steps: "security",
};
