import { useDeferredValue } from "react";

import { currentSearch, pushSearch, useSearch } from "~/lib/navigation/address";
import { type Category, categoryIn, searchFor } from "./category";

/**
 * The category just chosen, undefined for all, the one in view, and the way to choose. It lives in the address, so that it
 * can be shared and Back works. The button answers first; the projects take longer.
 */
export function useCategory() {
  const chosen = categoryIn(useSearch());
  const shown = useDeferredValue(chosen);

  function choose(category: Category | undefined) {
    if (category !== chosen) pushSearch(searchFor(currentSearch(), category));
  }

  return { shown, chosen, choose };
}
