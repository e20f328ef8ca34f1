import { readdir } from "node:fs/promises";
import { join } from "node:path";

import type { Plan } from "../../../app/catalogue/plan.ts";
import type { IndexedEntry } from "../../../app/features/search/search-index.ts";
import { tokenize } from "../../../app/lib/search/tokenize.ts";
import { formatPrice } from "../../../app/lib/format/format-price.ts";
import { pageAt } from "../../../app/site-map.ts";

/** A built page that may have plans. */
export interface ServicePage {
  path: string;
  /** The section with a plan's button, by the plan's id: "#plans". Empty if it stands in none that has a name. */
  anchors: Readonly<Record<string, string>>;
}

/** An entry for every plan of the catalogue. It leads to the section of the page where its button is. */
export async function planEntries(pages: readonly ServicePage[]): Promise<IndexedEntry[]> {
  const plans = await cataloguePlans();
  return plans.map((plan) => {
    const { page, anchor } = placeOf(plan, pages);
    return {
      path: page + anchor,
      title: `${pageAt(page).label}: ${plan.name}`,
      description: plan.description,
      price: [formatPrice(plan.price), plan.period].filter(Boolean).join(" ").replace(" /", "/"),
      headings: (plan.specs ?? []).flatMap(({ label, text }) => tokenize(`${label} ${text}`)),
      body: plan.features.flatMap(tokenize),
    };
  });
}

/** Every plan that a file of the catalogue exports: a new product line needs no entry in a list. */
export async function cataloguePlans(): Promise<Plan[]> {
  const folder = join(import.meta.dirname, "../../../app/catalogue");
  const files = (await readdir(folder)).filter((file) => /(?<!\.test)\.ts$/.test(file)).toSorted();
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(`../../../app/catalogue/${file}`)),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (Array.isArray(value) && value.every(isPlan) ? value : []));
}

function isPlan(value: unknown): value is Plan {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "name", "price", "features"].every((key) => key in value)
  );
}

function placeOf({ id }: Plan, pages: readonly ServicePage[]): { page: string; anchor: string } {
  for (const { path, anchors } of pages) {
    const anchor = anchors[id];
    if (anchor !== undefined) return { page: path, anchor };
  }
  throw new Error(`No page of /services has a button for the plan ${id}`);
}
