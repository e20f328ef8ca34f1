import { useEffect, useMemo, useState } from "react";

import { currentSearch, replaceSearch, useSearch } from "~/lib/navigation/address";
import { type Correction, entriesOf, type EstimateLine, readEstimate } from "./model/estimate";
import { searchWith } from "./model/estimate-address";
import { remove } from "./use-estimate";

/** What can be brought back, and what it was. */
interface Undo {
  search: string;
  /** The address after it. Another change ends the offer. */
  after: string;
  text: string;
}

/** The estimate as the catalogue knows it, with everything that can be done to it. */
export function useEstimateLines() {
  const search = useSearch();
  const estimate = useMemo(() => readEstimate(search), [search]);
  const right = searchWith(search, entriesOf(estimate.lines), estimate.gst);
  const [corrected, setCorrected] = useState<{ search: string; corrections: readonly Correction[] }>();
  const [undone, setUndone] = useState<Undo>();

  // What was wrong with an address stays said until the next change, though the address is put right at once.
  const { corrections } = estimate;
  const isWrong = corrections.length > 0;
  if (isWrong && corrected?.corrections !== corrections) setCorrected({ search: right, corrections });
  useEffect(() => {
    if (isWrong) replaceSearch(right);
  }, [isWrong, right]);

  function takeOut(text: string, change: () => void) {
    const before = currentSearch();
    change();
    setUndone({ search: before, after: currentSearch(), text });
  }

  return {
    ...estimate,
    corrections: corrected && [search, right].includes(corrected.search) ? corrected.corrections : [],
    undo: undone?.after === search ? undone : undefined,
    setQuantity(line: EstimateLine, quantity: number) {
      const lines = estimate.lines.map((each) => (each.plan === line.plan ? { ...each, quantity } : each));
      replaceSearch(searchWith(search, entriesOf(lines)), { settle: true });
    },
    setGst: (gst: boolean) => replaceSearch(searchWith(search, entriesOf(estimate.lines), gst)),
    removeLine: (line: EstimateLine, name: string) => takeOut(`${name} removed.`, () => remove(line.plan)),
    clear: () => takeOut("Estimate cleared.", () => replaceSearch(searchWith(search, []))),
    restore: () => undone && replaceSearch(undone.search),
  };
}
