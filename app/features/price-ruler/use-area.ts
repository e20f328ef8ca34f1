import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";

import type { PriceArea } from "~/catalogue/listed-plan";
import { afterPaint } from "~/lib/loading/after-paint";
import { useHydrated } from "~/lib/react/use-hydrated";
import { areaIn, searchFor } from "./area";

/**
 * The area in view, undefined for all, the one just chosen, and the way to choose. It lives in the address, so that it
 * can be shared and Back works. The prerendered page knows no query and shows everything.
 */
export function useArea(areas: readonly PriceArea[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shown = useHydrated() ? areaIn(search, areas) : undefined;
  const [chosen, showChoice] = useOptimistic(shown);

  function choose(area: PriceArea | undefined) {
    if (area === chosen) return;
    startTransition(async () => {
      // The button answers first; the ruler takes longer.
      showChoice(area);
      await afterPaint();
      // The browser's own address: the estimate is written there without the router's knowing.
      await navigate({ search: searchFor(window.location.search, area) }, { preventScrollReset: true });
    });
  }

  return { shown, chosen, choose };
}
