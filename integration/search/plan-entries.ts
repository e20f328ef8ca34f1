import { productLines } from "../../app/catalogue/lines.ts";
import type { IndexedEntry } from "../../app/features/search/search-index.ts";
import { priceText } from "../../app/catalogue/price-text.ts";
import { tokenize } from "../../app/lib/search/tokenize.ts";
import { pageAt } from "../../app/site-map.ts";
import type { ReadPage } from "./read-page.ts";

/** An entry for every plan of the catalogue. It leads to the section where its button is, on the first page that has one. */
export function planEntries(pages: readonly ReadPage[]): IndexedEntry[] {
  return productLines
    .flatMap(({ plans }) => plans)
    .map((plan) => {
      const link = `/contact?plan=${plan.id}`;
      const page = pages.find(({ html }) => html.includes(`href="${link}"`));
      if (!page) throw new Error(`No page of /services has a button for the plan ${plan.id}`);
      const { path } = page.entry;
      // The hero names a price too, without a section to lead to.
      const sections = page.main
        .querySelectorAll(`a[href="${link}"]`)
        .map((each) => each.closest("section[id]"));
      const anchor = sections.find((section) => section)?.id;
      return {
        path: anchor ? `${path}#${anchor}` : path,
        title: `${pageAt(path).label}: ${plan.name}`,
        description: plan.description,
        price: priceText(plan),
        headings: (plan.specs ?? []).flatMap(({ label, text }) => tokenize(`${label} ${text}`)),
        body: plan.features.flatMap(tokenize),
      };
    });
}
