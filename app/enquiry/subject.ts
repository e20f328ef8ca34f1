import { domainExtensions } from "../catalogue/domains.data.ts";
import { offerCalled } from "../catalogue/offer.ts";
import { type Period, periodCalled } from "../catalogue/period.ts";
import type { Plan } from "../catalogue/plan.ts";
import { openings } from "../catalogue/positions.data.ts";
import { customVps, customVpsBandwidth, customVpsPrice } from "../catalogue/custom-vps.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { parseDomainName } from "./domain-name.ts";
import type { ServiceOption } from "./enquiry.ts";
import { type EstimateLine, lineName, readEstimate } from "./estimate.ts";
import { figureIn, figureSentence, type FigureSubject } from "./figure-subject.ts";
import { priceText } from "../catalogue/price-text.ts";
import { units, unitText } from "../catalogue/units.ts";
import { configurationIn } from "./vps-configuration.ts";

export { priceText };

/** What came along with an enquiry, and what it cost on that day. */
export type PricedSubject =
  | (PricedPlan & { kind: "plan" })
  | {
      kind: "vps";
      cores: number;
      memoryGb: number;
      storageGb: number;
      bandwidthTb: number;
      price: number;
      period: Period["text"];
    }
  | { kind: "domain"; name: string; price: number; renewal: number }
  | { kind: "position"; position: string; title: string; department: string }
  | FigureSubject
  | { kind: "estimate"; lines: readonly EstimateLine[] };

interface PricedPlan {
  /** The plan's id in the catalogue. */
  plan: string;
  /** e.g. "VPS Hosting". */
  product: string;
  /** e.g. "Professional". */
  name: string;
  price: Plan["price"];
  period?: Period["text"];
}

/**
 * What the address of the contact page asks for. It is only ever matched against known plans, ranges, figures and
 * positions: nothing of it is kept as it came, and what is unknown is ignored.
 */
export function subjectIn(search: string): PricedSubject | undefined {
  const query = new URLSearchParams(search);
  return (
    vpsIn(query.get("plan"), search) ??
    planIn(query.get("plan")) ??
    domainIn(query.get("domain")) ??
    positionIn(query.get("job")) ??
    figureIn(query) ??
    estimateIn(search)
  );
}

/** The service option that fits. */
export function serviceFor(subject: PricedSubject): ServiceOption {
  switch (subject.kind) {
    case "plan":
      return offerCalled(subject.plan)?.service ?? "consultation";
    case "vps":
    case "domain":
      return "hosting";
    case "position":
      return "consultation";
    case "figure":
      return subject.service;
    case "estimate":
      return offerCalled(subject.lines[0]?.plan ?? "")?.service ?? "consultation";
  }
}

/** The subject in one sentence of the visitor's. */
export function subjectSentence(subject: PricedSubject): string {
  switch (subject.kind) {
    case "plan":
      return `I am interested in ${subject.product}, ${subject.name} (${priceText(subject)}).`;
    case "vps":
      return `I am interested in a custom VPS: ${vpsText(subject)} (${priceText(subject)}).`;
    case "domain":
      return `I am interested in the domain ${subject.name}.`;
    case "position":
      return `I am applying for ${subject.title} (${subject.department}).`;
    case "figure":
      return figureSentence(subject);
    case "estimate":
      return `I am interested in ${subject.lines.map(estimateLineText).join("; ")}.`;
  }
}

/** "2 vCPU, 4 GB RAM, 80 GB SSD, 4 TB bandwidth". */
export function vpsText(vps: Extract<PricedSubject, { kind: "vps" }>): string {
  return `${vps.cores} vCPU, ${vps.memoryGb} GB RAM, ${vps.storageGb} GB SSD, ${vps.bandwidthTb} TB bandwidth`;
}

/** "2 × VPS Hosting, Professional ($59 per month each)", "300 hours a month of Cloud Hosting, Starter ($0.05 per hour)". */
export function estimateLineText(line: EstimateLine): string {
  const { price, period, renewal, quantity } = line;
  const isHourly = periodCalled(period)?.every === "hour";
  const each = quantity > 1 && price !== "Custom" && !isHourly ? " each" : "";
  const cost =
    renewal === undefined
      ? priceText(line)
      : `${formatPrice(price)} for the first year, then ${formatPrice(renewal)} a year`;
  const amount = isHourly ? `${quantity} ${unitText(units.hourOfMonth, quantity)} of` : `${quantity} ×`;
  return `${amount} ${lineName(line)} (${cost}${each})`;
}

/** A configuration out of range is clamped, as it is in the configurator. */
function vpsIn(id: string | null, search: string): PricedSubject | undefined {
  if (id !== customVps.id) return undefined;
  const chosen = configurationIn(search);
  const bandwidthTb = customVpsBandwidth(chosen);
  return { kind: "vps", ...chosen, bandwidthTb, price: customVpsPrice(chosen), period: "per month" };
}

function planIn(id: string | null): PricedSubject | undefined {
  const plan = pricedPlan(id);
  return plan && { kind: "plan", ...plan };
}

/** Only a name that can be registered, under an extension that is offered. */
function domainIn(asked: string | null): PricedSubject | undefined {
  if (!asked) return undefined;
  const parsed = parseDomainName(
    asked,
    domainExtensions.map(({ extension }) => extension),
  );
  if ("problem" in parsed) return undefined;
  const offered = domainExtensions.find(({ extension }) => extension === parsed.extension);
  if (!offered) return undefined;
  const { extension, price, renewal } = offered;
  return { kind: "domain", name: `${parsed.shown}${extension}`, price, renewal };
}

function positionIn(id: string | null): PricedSubject | undefined {
  const found = openings.find((each) => each.id === id);
  return found && { kind: "position", position: found.id, title: found.title, department: found.department };
}

function estimateIn(search: string): PricedSubject | undefined {
  const { lines } = readEstimate(search);
  return lines.length > 0 ? { kind: "estimate", lines } : undefined;
}

/** A domain is asked for by its name. */
function pricedPlan(id: string | null): PricedPlan | undefined {
  const offer = offerCalled(id);
  if (!offer || offer.renewal !== undefined) return undefined;
  const { product, name, price, period } = offer;
  return { plan: offer.id, product, name, price, ...(period && { period: period.text }) };
}
