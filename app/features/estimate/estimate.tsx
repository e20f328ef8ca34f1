import { useState } from "react";

import { useSearch } from "~/lib/navigation/address";
import { ChosenPlans } from "./chosen-plans";
import { copy } from "./content";
import { EmptyEstimate } from "./empty-estimate";
import { entriesIn } from "./model/estimate-address";
import "./estimate.css";

/** What was chosen and what it comes to; until something is chosen, how to begin. */
export function Estimate() {
  const hasEntries = entriesIn(useSearch()).length > 0;
  // What was cleared can be brought back: from the first plan on, the place is theirs.
  const [wasUsed, setUsed] = useState(false);
  if (hasEntries && !wasUsed) setUsed(true);
  if (wasUsed) return <ChosenPlans />;
  return (
    <>
      <EmptyEstimate />
      <p className="label-text mt-4 text-ink-2">{copy.taxNote}</p>
    </>
  );
}
