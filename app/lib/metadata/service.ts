import type { Period } from "../../catalogue/period.ts";
import type { Plan } from "../../catalogue/plan.ts";
import { identity } from "../../identity.ts";
import { addressOf } from "./address-of.ts";
import type { StructuredData } from "./structured-data.ts";

interface ServiceOptions {
  name: string;
  description: string;
  path: string;
  /** Each plan with a price becomes an offer; the figures are those on the page because both come from the catalogue. */
  plans?: readonly Pick<Plan, "name" | "price" | "period">[];
}

export function service({ name, description, path, plans = [] }: ServiceOptions): StructuredData {
  const url = addressOf(path);
  const offer = {
    "@type": "Offer",
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url,
  } as const;
  const offers = plans.flatMap(({ name: planName, price, period }) =>
    price === "Custom"
      ? []
      : [
          {
            ...offer,
            name: planName,
            price,
            ...(period && { priceSpecification: priceOver(price, period) }),
          },
        ],
  );
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name,
    description,
    url,
    provider: { "@type": "Organization", "@id": addressOf("/#organization"), name: identity.name },
    areaServed: "Worldwide",
    ...(offers.length > 0 && { offers }),
  };
}

/** What a price buys: a month, a year or an hour of it, or the whole of it at once. */
function priceOver(price: number, period: Period) {
  const unitCode = unitCodes[period.every];
  return {
    "@type": "UnitPriceSpecification" as const,
    price,
    priceCurrency: "USD",
    // Prices are without tax, as catalogue/promises/billing.ts says.
    valueAddedTaxIncluded: false,
    unitText: period.text.replace(/^per |^\//, ""),
    ...(unitCode && { referenceQuantity: { "@type": "QuantitativeValue" as const, value: 1, unitCode } }),
  };
}

/** As UN/CEFACT writes month, hour and year. */
const unitCodes: Record<Period["every"], "MON" | "HUR" | "ANN" | undefined> = {
  month: "MON",
  hour: "HUR",
  year: "ANN",
  once: undefined,
};
