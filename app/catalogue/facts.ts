import { formatPrice } from "../lib/format/format-price.ts";

/** What a plan states of itself under a name: a number in the unit of that name, a word, "yes", or a text with its measure. */
export type Fact = number | string | boolean | FactText;

interface FactText {
  /** As it is written. */
  text: string;
  /** The measure that figures are drawn with. */
  gb?: number;
  days?: unknown;
  dollars?: number;
}

/** Stands where a plan doesn't have what a column of a table is about. */
export const ABSENT = "–";

const withUnit: Record<string, (value: number) => string> = {
  bandwidthTb: (tb) => `${tb} TB`,
  cores: (cores) => `${cores} vCPU`,
  crisisResponseHours: (hours) => `${hours} hours`,
  databases: (databases) => `${databases} databases`,
  firstResponseMinutes: (minutes) =>
    minutes < 60 ? `${minutes} minutes` : minutes === 60 ? "1 hour" : `${minutes / 60} hours`,
  "machine.storageGb": (gb) => `${gb} GB SSD`,
  mailboxGb: (gb) => `${gb} GB`,
  memoryGb: (gb) => `${gb} GB`,
  monthlyEstimate: formatPrice,
  oneDriveTb: (tb) => `${tb} TB`,
  participants: (people) => `${people} people`,
  portMbps: (mbps) => (mbps < 1000 ? `${mbps} Mbps` : `${mbps / 1000} Gbps`),
  storageGb: (gb) => (gb < 1000 ? `${gb} GB` : `${gb / 1000} TB`),
  warrantyDollars: formatPrice,
  websites: (sites) => (sites === 1 ? "1 website" : `${sites} websites`),
};

/** A fact in words, with its unit: "4 hours", "80 GB SSD", "Yes". "machine.cores" is a fact within a fact. */
export function factText(name: string, fact: Fact | undefined): string {
  if (fact === undefined || fact === false) return ABSENT;
  if (fact === true) return "Yes";
  if (typeof fact === "object") return fact.text;
  const write = withUnit[name] ?? withUnit[name.slice(name.lastIndexOf(".") + 1)];
  if (typeof fact === "number") return write?.(fact) ?? String(fact);
  return name === "websites" ? `${fact} websites` : fact;
}

/** The same where a heading names the unit: "4", "Unlimited". */
export function bareFact(fact: Fact | undefined): string {
  return typeof fact === "number" || typeof fact === "string" ? String(fact) : factText("", fact);
}

/** How long a bar of it is. */
export function factMeasure(fact: Fact | undefined): number {
  if (typeof fact === "number") return fact;
  const { gb, days, dollars } = typeof fact === "object" ? fact : {};
  return gb ?? (typeof days === "number" ? days : dollars) ?? 0;
}
