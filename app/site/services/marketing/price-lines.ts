import { digitalStrategyPlans } from "~/catalogue/digital-strategy";
import type { Plan } from "~/catalogue/plan";
import { ppcPlans } from "~/catalogue/ppc";
import { reputationPlans } from "~/catalogue/reputation";
import { seoPlans } from "~/catalogue/seo";
import { formatPrice } from "~/lib/format/format-price";

const monthly = [
  { service: "SEO and SMO", path: "/services/marketing/seo-smo", plans: seoPlans },
  { service: "Reputation management", path: "/services/marketing/orm", plans: reputationPlans },
  { service: "PPC", path: "/services/marketing/ppc", plans: ppcPlans },
];
const once = {
  service: "Digital strategy",
  path: "/services/marketing/digital-strategy",
  plans: digitalStrategyPlans,
};
const highestMonthly = highestPrice(monthly.flatMap(({ plans }) => plans));

/** The services with their plans. Bars of what is paid by the month share one scale. */
export const priceLines = [
  ...monthly.map((line) => ({ ...line, full: highestMonthly })),
  { ...once, full: highestPrice(once.plans) },
];

/** "From $499/month", by the address of the service's page. */
export const startingPrices: Record<string, string> = Object.fromEntries(
  priceLines.flatMap(({ path, plans }) =>
    plans
      .slice(0, 1)
      .map(({ price, period }) => [
        path,
        `From ${formatPrice(price)}${period === "one-time" ? ", paid once" : (period ?? "")}`,
      ]),
  ),
);

function highestPrice(plans: readonly Plan[]): number {
  return Math.max(...plans.map(({ price }) => (price === "Custom" ? 0 : price)));
}
