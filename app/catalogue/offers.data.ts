import { domainExtensions } from "./domains.data.ts";
import { productLines } from "./lines.ts";
import { HOURS_OF_MONTH, type Period, periodOf } from "./period.ts";
import type { Plan, ProductLine, Unit } from "./plan.ts";
import { units } from "./units.ts";

/** What can be asked for by its id: a plan, or a domain extension. */
export interface Offer {
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
  service: ProductLine["service"];
  /** The path of the page that sells it. */
  page: string;
}

const MOST_OF_ONE = 9999;
/** 31 days. */
const MOST_HOURS = 744;

/** Everything that has a price, as the contact form and the estimate need it. */
export const offers: readonly Offer[] = [
  ...productLines.flatMap((line) =>
    line.plans.map(({ id, name, price, period }): Offer => ({
      id,
      product: line.one,
      name,
      price,
      ...(period && { period }),
      unit: (period?.every === "once" ? line.onceUnit : undefined) ?? line.unit,
      quantity:
        period?.every === "hour"
          ? { usual: HOURS_OF_MONTH, most: MOST_HOURS }
          : { usual: 1, most: MOST_OF_ONE },
      service: line.service,
      page: line.page,
    })),
  ),
  ...domainExtensions.map(({ id, extension, price, renewal }): Offer => ({
    id,
    product: "Domain",
    name: extension,
    price,
    renewal,
    period: periodOf({ every: "year" }),
    unit: units.domain,
    quantity: { usual: 1, most: MOST_OF_ONE },
    service: "hosting",
    page: "/services/hosting/domains",
  })),
];
