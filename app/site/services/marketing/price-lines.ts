import { digitalStrategy, ppc, reputation, seo } from "~/catalogue/lines.data";
import type { Plan } from "~/catalogue/plan";
import { formatPrice } from "~/lib/format/format-price";

interface Line {
  service: string;
  path: string;
  plans: readonly Plan[];
}

const monthly: readonly Line[] = [
  { service: "SEO and SMO", path: "/services/marketing/seo-smo", plans: seo.plans },
  { service: "Reputation management", path: "/services/marketing/orm", plans: reputation.plans },
  { service: "PPC", path: "/services/marketing/ppc", plans: ppc.plans },
];
const once: Line = {
  service: "Digital strategy",
  path: "/services/marketing/digital-strategy",
  plans: digitalStrategy.plans,
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
        `From ${formatPrice(price)}${period?.every === "once" ? ", paid once" : (period?.text ?? "")}`,
      ]),
  ),
);

function highestPrice(plans: readonly Plan[]): number {
  return Math.max(...plans.map(({ price }) => (price === "Custom" ? 0 : price)));
}
