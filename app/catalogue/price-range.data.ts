import { priceAreas } from "./price-list.data.ts";

const plans = priceAreas.flatMap(({ lines }) => lines).flatMap((line) => line.plans);
const dollars = plans.flatMap(({ price, month }) => [price === "Custom" ? [] : price, month ?? []]).flat();

/** Dollars: the lowest and the highest of all prices, as they are quoted and for a month. */
export const priceRange = { lowest: Math.min(...dollars), highest: Math.max(...dollars) };
