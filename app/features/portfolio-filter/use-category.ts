import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";

import { afterPaint } from "~/lib/loading/after-paint";
import { useHydrated } from "~/lib/react/use-hydrated";
import { type Category, categoryIn, searchFor } from "./category";

/**
 * The category in view, undefined for all, the one just chosen, and the way to choose. It lives in the address, so that
 * it can be shared and Back works. The prerendered page knows no query and shows everything.
 */
export function useCategory() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shown = useHydrated() ? categoryIn(search) : undefined;
  const [chosen, showChoice] = useOptimistic(shown);

  function choose(category: Category | undefined) {
    if (category === chosen) return;
    startTransition(async () => {
      // The button answers first; the projects take longer.
      showChoice(category);
      await afterPaint();
      await navigate({ search: searchFor(search, category) }, { preventScrollReset: true });
    });
  }

  return { shown, chosen, choose };
}
