import { offerCalled } from "../../../catalogue/offer.ts";
import type { Offer } from "../../../catalogue/offers.data.ts";
import type { Period } from "../../../catalogue/period.ts";
import type { Plan } from "../../../catalogue/plan.ts";
import { entriesIn, type EstimateEntry, hasGst } from "./estimate-address.ts";

/** A plan or a domain extension with how many of it, at the price of the day. */
export interface EstimateLine {
  /** The plan's id in the catalogue; "domain-com" for a domain. */
  plan: string;
  /** e.g. "VPS Hosting". */
  product: string;
  /** e.g. "Professional". */
  name: string;
  price: Plan["price"];
  /** By its text: estimates are kept with enquiries. */
  period?: Period["text"];
  /** Dollars for every year after the first, where they differ. */
  renewal?: number;
  /** Servers, mailboxes, domains; of hourly plans the hours of a month. */
  quantity: number;
}

/** What was put right in an address. */
export interface Correction {
  kind: "unknown" | "quantity" | "repeated" | "too-many";
  /** How many plans it concerns. */
  count: number;
}

export interface Estimate {
  lines: readonly EstimateLine[];
  /** Whether tax is to be shown as well. */
  gst: boolean;
  corrections: readonly Correction[];
}

export const MOST_LINES = 40;

/**
 * The estimate in an address. It is only ever matched against the catalogue: what is unknown is left out, what is too
 * much is cut, what stands twice is joined, and all of that is reported.
 */
export function readEstimate(search: string): Estimate {
  const found = new Map<string, EstimateLine>();
  const wrong = { quantity: new Set<string>(), repeated: new Set<string>(), "too-many": new Set<string>() };
  let unknown = 0;
  for (const entry of entriesIn(search)) {
    const item = offerCalled(entry.id);
    if (!item) {
      unknown++;
      continue;
    }
    const before = found.get(item.id);
    if (!before && found.size === MOST_LINES) {
      wrong["too-many"].add(item.id);
      continue;
    }
    const wanted = askedQuantity(entry, item) + (before?.quantity ?? 0);
    const quantity = withinLimits(wanted, item);
    if (quantity !== wanted) wrong.quantity.add(item.id);
    if (before) wrong.repeated.add(item.id);
    found.set(item.id, lineOf(item, quantity));
  }
  const corrections: Correction[] = [
    { kind: "unknown" as const, count: unknown },
    ...kinds.map((kind) => ({ kind, count: wrong[kind].size })),
  ].filter(({ count }) => count > 0);
  return { lines: [...found.values()], gst: hasGst(search), corrections };
}

const kinds = ["quantity", "repeated", "too-many"] as const;

/** The lines as they stand in an address: the usual quantity needs no number. */
export function entriesOf(lines: readonly EstimateLine[]): EstimateEntry[] {
  return lines.map(({ plan, quantity }) =>
    quantity === offerCalled(plan)?.quantity.usual ? { id: plan } : { id: plan, quantity: String(quantity) },
  );
}

function askedQuantity({ quantity }: EstimateEntry, item: Offer): number {
  if (quantity === undefined) return item.quantity.usual;
  return /^\d+$/.test(quantity) ? Number(quantity) : Number.NaN;
}

function withinLimits(quantity: number, { quantity: { usual, most } }: Offer): number {
  return Number.isNaN(quantity) ? usual : Math.min(most, Math.max(1, quantity));
}

function lineOf({ id, product, name, price, period, renewal }: Offer, quantity: number): EstimateLine {
  return {
    plan: id,
    product,
    name,
    price,
    ...(period && { period: period.text }),
    ...(renewal !== undefined && { renewal }),
    quantity,
  };
}
