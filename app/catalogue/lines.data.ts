/** Every product line once: what it sells stands in content/plans, and here which facts its plans state. */
import { z } from "zod";

import { dollars, flag, oneOf, text, wholeNumber } from "../lib/building/content-fields.server.ts";
import { backups } from "./promises/backups.data.ts";
import { term } from "./promises/term.data.ts";
import { uptime } from "./promises/uptime.data.ts";
import { readLine } from "./read-line.server.ts";

const word = text(2, 30);
const wordOrNone = word.optional();
const countOrUnlimited = z.union([wholeNumber, z.literal("Unlimited")], {
  error: ({ input }) => `${JSON.stringify(input)} is neither a whole number nor "Unlimited"`,
});
/** A stretch of time or an amount as it is written, with the measure that figures are drawn with. */
const range = z.strictObject({ from: z.int().min(0), to: z.int().min(0) });
const timeLimit = z.strictObject({ text: word, minutes: wholeNumber, fromMinutes: wholeNumber.optional() });

const machine = z.strictObject({
  cores: wholeNumber,
  memoryGb: wholeNumber,
  storageGb: wholeNumber,
  /** Traffic per month. */
  bandwidthTb: wholeNumber,
});
const slider = z.strictObject({
  min: wholeNumber,
  max: wholeNumber,
  step: wholeNumber,
  start: wholeNumber,
  dollarsEach: dollars,
});

export const sharedHosting = readLine("shared-hosting", {
  websites: countOrUnlimited,
  storageGb: wholeNumber,
  mailboxes: wholeNumber,
  databases: wholeNumber,
});

export const vps = readLine(
  "vps",
  { machine },
  {},
  {
    /** What can be chosen in the custom configuration, and what one core or gigabyte costs a month. */
    custom: z.strictObject({
      cores: slider,
      memoryGb: slider,
      storageGb: slider,
      /** Traffic comes with the storage: so many TB for so many GB. */
      bandwidth: z.strictObject({ everyGb: wholeNumber, givesTb: wholeNumber }),
    }),
  },
);

export const dedicated = readLine("dedicated", {
  memoryGb: wholeNumber,
  drives: z.strictObject({ text: word, gb: wholeNumber }),
  portMbps: wholeNumber,
});

export const cloudHosting = readLine("cloud-hosting", { machine }, { backups, term, uptime });

export const googleWorkspace = readLine("google-workspace", {
  /** Pooled storage per user. */
  storageGb: wholeNumber,
  /** People in one video meeting. */
  participants: wholeNumber,
  vault: flag,
});

export const microsoft365 = readLine("microsoft-365", {
  oneDriveTb: wholeNumber,
  officeApps: word,
  deviceManagement: wordOrNone,
});

export const businessEmail = readLine("business-email", {
  mailboxGb: wholeNumber,
  calendars: wordOrNone,
  archive: flag,
});

/** $1, $4, $3, in this order: specification, decision 19. The third is another product, not a higher tier. */
export const zohoMail = readLine("zoho-mail", { mailboxGb: wholeNumber, retention: flag, officeSuite: flag });

export const ssl = readLine("ssl", {
  /** From the order to the certificate. */
  validation: z.strictObject({ text: word, days: range }),
  warrantyDollars: wholeNumber,
});

export const websiteSecurity = readLine("website-security", {
  websites: countOrUnlimited,
  ownRules: flag,
  report: word,
});

export const backup = readLine(
  "backup",
  {
    /** Recovery time: until the systems run again. */
    rto: timeLimit,
    /** Data-loss window: how much of the latest work may be missing after it. */
    rpo: timeLimit,
    retention: z.strictObject({ text: word, days: wholeNumber }),
    storageGb: wholeNumber,
  },
  { backups },
);

export const securityTesting = readLine("security-testing", {
  /** From the first scan to the report; the weeks are left out where there is no end. */
  duration: z.strictObject({ text: word, weeks: range.optional() }),
  retest: wordOrNone,
});

export const threatProtection = readLine("threat-protection", {
  devices: countOrUnlimited,
  report: word,
  hunting: flag,
});

export const monitoring = readLine("monitoring", {
  /** How long an alert waits for a person at most. */
  firstResponseMinutes: wholeNumber,
  devices: countOrUnlimited,
  briefings: wordOrNone,
  /** Its features that are new in this plan; the others replace one of the plan before. */
  added: z.array(text(3, 90)),
});

export const cloudSupport = readLine("cloud-support", {
  /** Until an engineer answers. */
  firstResponseMinutes: wholeNumber,
  /** When engineers are on shift. */
  onShift: oneOf(["business hours", "24/7", "24/7/365"]),
  patching: word,
});

export const reputation = readLine("reputation", {
  replies: wordOrNone,
  /** How soon the team acts when something goes wrong in public. */
  crisisResponseHours: wholeNumber.optional(),
});

export const seo = readLine("seo", { newPages: flag, languages: wordOrNone, calls: wordOrNone });

export const ppc = readLine("ppc", {
  /** Recommended monthly spend on the ads themselves, which comes on top of the fee. */
  adSpend: z.strictObject({ text: word, dollars: wholeNumber }),
  calls: wordOrNone,
});

export const digitalStrategy = readLine("digital-strategy", {
  interviews: flag,
  result: word,
  firstProject: wordOrNone,
});

export type VpsPlan = (typeof vps.plans)[number];
export type CloudHostingPlan = (typeof cloudHosting.plans)[number];
export type ZohoMailPlan = (typeof zohoMail.plans)[number];
export type SslPlan = (typeof ssl.plans)[number];
export type SecurityTestingPlan = (typeof securityTesting.plans)[number];
export type CloudSupportPlan = (typeof cloudSupport.plans)[number];
export type MonitoringPlan = (typeof monitoring.plans)[number];
