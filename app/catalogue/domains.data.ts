import { z } from "zod";

import { dollars, flag, isUnique, text, wholeNumber } from "../lib/building/content-fields.server.ts";
import { readContent } from "../lib/building/read-content.server.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { businessEmail } from "./lines.data.ts";

const extension = z.strictObject({
  extension: z.string("is missing").regex(/^\.[a-z]+$/, 'must be an extension such as ".com"'),
  /** Dollars for the first year. */
  price: dollars,
  /** Dollars for every year after it. */
  renewal: dollars,
  popular: flag,
});

const domainLine = z.strictObject({
  terms: z.strictObject({
    transferTime: text(3, 20),
    /** Added free of charge when a domain moves to us. */
    transferExtension: text(3, 20),
    /** From this many domains on there is a discount. */
    bulkDiscountFrom: wholeNumber,
  }),
  /** The first is the usual one, whose price rounded down is the price that the listing begins with. */
  extensions: z
    .array(extension)
    .min(1, "needs an extension")
    .refine((all) => isUnique(all.map((each) => each.extension)), "has an extension twice"),
});

const { terms, extensions } = readContent("plans/domains.yaml", domainLine);

export interface DomainExtension {
  id: string;
  extension: string;
  price: number;
  renewal: number;
  popular?: true;
}

export const domainExtensions: readonly DomainExtension[] = extensions.map(({ popular, ...each }) => ({
  id: `domain-${each.extension.slice(1)}`,
  ...each,
  ...(popular && { popular }),
}));

export const domainTerms = {
  ...terms,
  /** Dollars a month for the smallest mailbox on a domain. */
  emailFrom: Math.min(...businessEmail.plans.map(({ price }) => Number(price))),
};

const [usual] = extensions as [(typeof extensions)[0], ...typeof extensions];
/** Dollars a year: the listing rounds down what the usual extension costs. */
export const domainsFrom = Math.floor(usual.price);

/** Why the listing says "from $12" beside $9.99 and $12.99: stands wherever the starting price does. */
export const startingPriceNote = [
  `We list domains from ${formatPrice(domainsFrom)} per year. That is a ${usual.extension}, rounded down: ${formatPrice(usual.price)} for the first year, then ${formatPrice(usual.renewal)}.`,
  ...lowerStart(extensions.filter(({ price }) => price < domainsFrom)),
].join(" ");

function lowerStart(cheaper: typeof extensions): string[] {
  const [one, ...others] = cheaper.map(
    (each) =>
      `${each.extension} starts lower, at ${formatPrice(each.price)}, and it renews at ${formatPrice(each.renewal)}.`,
  );
  return one ? [others.length > 0 ? one : `Only ${one}`, ...others] : [];
}
