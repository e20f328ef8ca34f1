import { useDeferredValue } from "react";

import type { PriceArea } from "~/catalogue/listed-plan";
import { currentSearch, pushSearch, useSearch } from "~/lib/navigation/address";
import { areaIn, searchFor } from "./area";

/**
 * The area just chosen, undefined for all, the one in view, and the way to choose. It lives in the address, so that it can
 * be shared and Back works. The button answers first; the chart takes longer.
 */
export function useArea(areas: readonly PriceArea[]) {
  const chosen = areaIn(useSearch(), areas);
  const shown = useDeferredValue(chosen);

  function choose(area: PriceArea | undefined) {
    if (area !== chosen) pushSearch(searchFor(currentSearch(), area));
  }

  return { shown, chosen, choose };
}
