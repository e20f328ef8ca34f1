import { useLocation, useNavigate } from "react-router";

import { useHydrated } from "~/lib/use-hydrated";
import { type Category, categoryIn, searchFor } from "./category";

/**
 * The chosen category, undefined for all, and the way to choose another. It lives in the address, so that it can be
 * shared and Back works. The prerendered page knows no query and shows everything.
 */
export function useCategory() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const chosen = useHydrated() ? categoryIn(search) : undefined;

  async function choose(category: Category | undefined) {
    if (category === chosen) return;
    await navigate({ search: searchFor(search, category) }, { preventScrollReset: true });
  }

  return { chosen, choose };
}
