import { HOURS_OF_MONTH } from "../catalogue/cloud-hosting.ts";
import { domainExtensions } from "../catalogue/domains.ts";
import type { Period, Plan } from "../catalogue/plan.ts";
import type { ServiceOption } from "./enquiry.ts";
import { productLines } from "./product-lines.ts";
import { type Unit, units } from "./units.ts";

/** What an estimate can hold: a plan, or a domain extension. */
export interface EstimateItem {
  id: string;
  /** e.g. "VPS Hosting". */
  product: string;
  /** e.g. "Professional", ".com". */
  name: string;
  price: Plan["price"];
  period?: Period;
  /** Dollars for every year after the first, where they differ: domains. */
  renewal?: number;
  unit: Unit;
  quantity: { usual: number; most: number };
  service: ServiceOption;
  /** The path of the page that sells it. */
  page: string;
}

const MOST_OF_ONE = 9999;
/** 31 days. */
const MOST_HOURS = 744;

const plans = productLines.flatMap((line) =>
  line.plans.map(({ id, name, price, period }): EstimateItem => {
    const hourly = period === "per hour";
    return {
      id,
      product: line.name,
      name,
      price,
      ...(period && { period }),
      unit: (period === "one-time" ? line.onceUnit : undefined) ?? line.unit,
      quantity: hourly ? { usual: HOURS_OF_MONTH, most: MOST_HOURS } : { usual: 1, most: MOST_OF_ONE },
      service: line.service,
      page: line.page,
    };
  }),
);

const domains = domainExtensions.map(({ extension, price, renewal }): EstimateItem => ({
  id: `domain-${extension.slice(1)}`,
  product: "Domain",
  name: extension,
  price,
  renewal,
  period: "/year",
  unit: units.domain,
  quantity: { usual: 1, most: MOST_OF_ONE },
  service: "hosting",
  page: "/services/hosting/domains",
}));

const byId = new Map([...plans, ...domains].map((item) => [item.id, item]));

export function estimateItem(id: string): EstimateItem | undefined {
  return byId.get(id);
}
