import { domainsFrom } from "~/catalogue/domains.data";
import { productLines } from "~/catalogue/lines";
import { lowestPrice } from "~/catalogue/lowest-plan-price";
import { costOfMonth, inSentence, type Period, periodOf } from "~/catalogue/period";
import type { Plan } from "~/catalogue/plan";
import { formatPrice } from "~/lib/format/format-price";

/** Where the price of a service begins. */
export interface StartingPrice {
  /** As it is quoted, e.g. "from $29 per year". */
  text: string;
  /** The same in dollars a month, or once: the length of its bar. */
  dollars: number;
  isOnce: boolean;
}

/** Where the cheapest plan is not what the service is called after. */
const cheapestNames: Record<string, string> = { "/services/security/penetration-vulnerability": "scans" };

/** By path. A service that is not sold by plan is priced by a written offer. */
export const startingPrices: Readonly<Record<string, StartingPrice>> = {
  ...Object.fromEntries(productLines.map(({ page, plans }) => [page, fromPlans(plans, cheapestNames[page])])),
  "/services/hosting/domains": startingPrice(domainsFrom, periodOf({ every: "year" })),
};

/** Paid once and paid every month don't compare: the plan that comes first says how the service is sold. */
function fromPlans(plans: readonly Plan[], cheapestName?: string): StartingPrice {
  const period = plans.find((plan) => plan.period)?.period;
  if (!period) throw new Error("A service with plans has no price");
  const price = lowestPrice(plans.filter((plan) => plan.period?.text === period.text));
  const from = startingPrice(price, period);
  return cheapestName ? { ...from, text: `${cheapestName} ${from.text}` } : from;
}

function startingPrice(price: number, period: Period): StartingPrice {
  return {
    text: `from ${formatPrice(price)} ${inSentence(period)}`,
    dollars: costOfMonth(price, period) ?? price,
    isOnce: period.every === "once",
  };
}
