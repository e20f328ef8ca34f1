import { productLines } from "../../../app/catalogue/lines.ts";
import type { ProductLine } from "../../../app/catalogue/plan.ts";

/** A product line as an address names it: the end of its page's path, e.g. "vps". Pure: pages in the browser know them too. */
export type ProductId = string & { readonly isProductId: true };

const lines = new Map(
  productLines.map((line) => [line.page.slice(line.page.lastIndexOf("/") + 1) as ProductId, line]),
);

export const productIds: readonly ProductId[] = [...lines.keys()];

export function productOf(id: ProductId): ProductLine {
  const line = lines.get(id);
  if (!line) throw new Error(`There is no product ${id}`);
  return line;
}
