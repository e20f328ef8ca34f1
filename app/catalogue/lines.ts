import { pages } from "../site-map.ts";
import * as all from "./lines.data.ts";
import type { ProductLine } from "./plan.ts";

/** Every line that is sold by plan, in the order of their pages. Domains are in domains.data.ts. */
export const productLines: readonly ProductLine[] = Object.values(all).toSorted(
  (one, other) => placeOf(one) - placeOf(other),
);

function placeOf({ page }: ProductLine): number {
  return pages.findIndex(({ path }) => path === page);
}
