import { identity } from "../../app/identity.ts";
import { contentPrices } from "./content-prices.ts";
import type { PlanFacts, PriceFacts } from "./price-facts.ts";
import { specifiedPrices } from "./specified-prices.ts";

/**
 * What pages have to say of plans and prices: the figures of the specification or, for an owner with prices of his own, those
 * of content/. Every test reads them from here; nothing else asks whose they are.
 */
export const prices = pricesOf(identity);

export function pricesOf({ ownPrices }: { ownPrices?: true | undefined }): PriceFacts {
  return ownPrices ? contentPrices : specifiedPrices;
}

/** The plans that a page sells. */
export function plansOf(path: string): readonly PlanFacts[] {
  const plans = prices.plans[path];
  if (!plans) throw new Error(`${path} sells no plan`);
  return plans;
}

/** What a page says beside its prices, of no plan in particular. */
export function saidAt(path: string): readonly string[] {
  return prices.said[path] ?? [];
}
