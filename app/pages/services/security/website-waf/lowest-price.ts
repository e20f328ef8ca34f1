export interface SitePlan {
  price: number;
  sites: number;
}

/** The least that a number of sites can cost when plans may be added up. */
export function lowestPrice(sites: number, plans: readonly SitePlan[]): number {
  if (sites <= 0) return 0;
  return Math.min(...plans.map((plan) => plan.price + lowestPrice(sites - plan.sites, plans)));
}

export interface PriceStep {
  from: number;
  to: number;
  price: number;
}

/** Numbers of sites from 1 to `most`, those of one price put together. */
export function priceSteps(most: number, plans: readonly SitePlan[]): PriceStep[] {
  const steps: PriceStep[] = [];
  for (let sites = 1; sites <= most; sites++) {
    const price = lowestPrice(sites, plans);
    const last = steps.at(-1);
    if (last?.price === price) last.to = sites;
    else steps.push({ from: sites, to: sites, price });
  }
  return steps;
}
