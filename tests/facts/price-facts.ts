/** What is sold and what it costs, as pages have to say it. Whose figures they are: prices.ts. */
export interface PriceFacts {
  /** By the page that sells them, in its order. */
  plans: Readonly<Record<string, readonly PlanFacts[]>>;
  /** Extension, first year, renewal, and whether it is marked popular. */
  domains: readonly (readonly [extension: string, price: string, renewal: string, popular: boolean])[];
  /** By page: what is said beside its prices, of no plan in particular. */
  said: Readonly<Record<string, readonly string[]>>;
  /** What the listing of hosting products begins with: product and price. */
  startingPrices: readonly (readonly [product: string, price: string])[];
  customVps: {
    /** Dollars a month for each. */
    dollars: { core: number; gbOfMemory: number; gbOfStorage: number };
    /** round(storage / everyGb x terabytes) */
    bandwidth: { everyGb: number; terabytes: number };
  };
  /** What visitors type who look for a plan, and what comes first: plans by their titles, in any order, or a page. */
  searches: readonly (readonly [query: string, ...first: string[]])[];
}

export interface PlanFacts {
  /** With its period, as it is shown: "$29 per month", "$29/year"; "Custom" where it is agreed. */
  price: string;
  popular: boolean;
  /** What else its card says: the name, where it is given, and figures. */
  says: readonly string[];
  /** The whole list of features, where it is given. */
  features?: readonly string[];
}

export function plan(price: string, ...says: readonly string[]): PlanFacts {
  return { price, says, popular: false };
}

/** The one with the Most Popular badge and the highlighted button. */
export function popularPlan(price: string, ...says: readonly string[]): PlanFacts {
  return { price, says, popular: true };
}
