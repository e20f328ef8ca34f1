import { formatPrice } from "../../lib/format/format-price.ts";
import { offerCalled } from "../offer.ts";
import { priceText } from "../price-text.ts";

/** A plan or a domain extension as the catalogue has it: a test of what becomes of it then holds at any price and name. */
export function offered(id: string) {
  const offer = offerCalled(id);
  if (!offer) throw new Error(`The catalogue has no ${id}`);
  return {
    ...offer,
    /** Dollars; not a number where the price is agreed. */
    dollars: Number(offer.price),
    /** "VPS Hosting, Professional". */
    title: `${offer.product}, ${offer.name}`,
    /** "$59". */
    amount: formatPrice(offer.price),
    /** "$59 per month". */
    listPrice: priceText(offer),
  };
}
