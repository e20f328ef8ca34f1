export interface SitePlan {
  price: number;
  sites: number;
}

/** The least that a number of sites can cost when plans may be added up. */
export function lowestPrice(sites: number, plans: readonly SitePlan[]): number {
  return lowestPrices(sites, plans)[sites] ?? 0;
}

export interface PriceStep {
  from: number;
  to: number;
  price: number;
}

/** Numbers of sites from 1 to `most`, those of one price put together. */
export function priceSteps(most: number, plans: readonly SitePlan[]): PriceStep[] {
  const steps: PriceStep[] = [];
  for (const [sites, price] of lowestPrices(most, plans).entries()) {
    const last = steps.at(-1);
    if (last?.price === price) last.to = sites;
    else if (sites > 0) steps.push({ from: sites, to: sites, price });
  }
  return steps;
}

/** Each number's price is a plan's and that of the sites it leaves. */
function lowestPrices(most: number, plans: readonly SitePlan[]): number[] {
  const lowest = [0];
  for (let sites = 1; sites <= most; sites++) {
    lowest.push(
      Math.min(...plans.map((plan) => plan.price + (lowest[Math.max(0, sites - plan.sites)] ?? 0))),
    );
  }
  return lowest;
}
