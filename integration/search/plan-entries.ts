import { productLines } from "../../app/catalogue/lines.ts";
import { priceText } from "../../app/catalogue/price-text.ts";
import type { IndexedEntry } from "../../app/features/search/search-index.ts";
import { tokenize } from "../../app/features/search/words/tokenize.ts";
import { pageAt } from "../../app/site-map.ts";
import type { ReadPage } from "./read-page.ts";

/** An entry for every plan of the catalogue. It leads to the section of its page where its button is. */
export function planEntries(pages: readonly ReadPage[]): IndexedEntry[] {
  return productLines.flatMap((line) => {
    const page = pages.find(({ entry }) => entry.path === line.page);
    return line.plans.map((plan) => {
      const buttons = page?.main.querySelectorAll(`a[href="/contact?plan=${plan.id}"]`) ?? [];
      if (buttons.length === 0) throw new Error(`${line.page} has no button for the plan ${plan.id}`);
      // The hero names a price too, without a section to lead to.
      const section = buttons.map((each) => each.closest("section[id]")).find((each) => each);
      return {
        path: section ? `${line.page}#${section.id}` : line.page,
        title: `${pageAt(line.page).label}: ${plan.name}`,
        description: plan.description,
        price: priceText(plan),
        headings: (plan.specs ?? []).flatMap(({ label, text }) => tokenize(`${label} ${text}`)),
        body: plan.features.flatMap(tokenize),
      };
    });
  });
}
