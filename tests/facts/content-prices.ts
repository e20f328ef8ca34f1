import { customVps } from "../../app/catalogue/custom-vps.ts";
import { domainExtensions, domainTerms } from "../../app/catalogue/domains.data.ts";
import { hostingProducts } from "../../app/catalogue/hosting-products.ts";
import { productLines } from "../../app/catalogue/lines.ts";
import type { Plan } from "../../app/catalogue/plan.ts";
import { priceText } from "../../app/catalogue/price-text.ts";
import { formatPrice } from "../../app/lib/format/format-price.ts";
import { pageAt } from "../../app/site-map.ts";
import { plan, popularPlan, type PriceFacts } from "./price-facts.ts";

/** What content/plans says: a plan with its name and all of its features, whatever the specification has in its place. */
export const contentPrices: PriceFacts = {
  plans: Object.fromEntries(productLines.map(({ page, plans }) => [page, plans.map(written)])),
  said: {
    "/services/hosting/domains": [
      domainTerms.transferTime,
      `free ${domainTerms.transferExtension.replace(" ", "-")} extension`,
      `${domainTerms.bulkDiscountFrom} or more`,
      `${formatPrice(domainTerms.emailFrom)}/month`,
    ],
  },
  domains: domainExtensions.map(({ extension, price, renewal, popular = false }) => [
    extension,
    formatPrice(price),
    formatPrice(renewal),
    popular,
  ]),
  startingPrices: hostingProducts.map(({ title, startingPrice, per }) => [
    title,
    `${formatPrice(startingPrice)}/${per}`,
  ]),
  customVps: {
    dollars: {
      core: customVps.cores.dollarsEach,
      gbOfMemory: customVps.memoryGb.dollarsEach,
      gbOfStorage: customVps.storageGb.dollarsEach,
    },
    bandwidth: { everyGb: customVps.bandwidth.everyGb, terabytes: customVps.bandwidth.givesTb },
  },
  searches: productLines.flatMap(({ page, plans }) =>
    plans.map(({ name }) => [`${pageAt(page).label} ${name}`, page] as const),
  ),
};

function written({ name, features, specs = [], popular, ...priced }: Plan) {
  const facts = (popular ? popularPlan : plan)(priceText(priced), name, ...specs.map(({ text }) => text));
  return { ...facts, features };
}
