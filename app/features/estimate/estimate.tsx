import { Suspense, useState } from "react";

import { entriesIn } from "~/enquiry/estimate-address";
import { lazyPrerendered } from "~/lib/loading/lazy-prerendered";
import { LatePart } from "~/lib/react/late-part";
import { copy } from "./content";
import { EmptyEstimate } from "./empty-estimate";
import { useEstimateSearch } from "./use-estimate";

/** With the whole catalogue, which nobody needs who only reads prices. */
const ChosenPlans = lazyPrerendered(async () => (await import("./chosen-plans")).ChosenPlans);

/** What was chosen and what it comes to; until something is chosen, how to begin. */
export function Estimate() {
  const hasEntries = entriesIn(useEstimateSearch()).length > 0;
  // What was cleared can be brought back: from the first plan on, the place is theirs.
  const [wasUsed, setUsed] = useState(false);
  if (hasEntries && !wasUsed) setUsed(true);
  return wasUsed ? (
    <LatePart>
      <Suspense fallback={<Unused />}>
        <ChosenPlans />
      </Suspense>
    </LatePart>
  ) : (
    <Unused />
  );
}

function Unused() {
  return (
    <>
      <EmptyEstimate />
      <p className="label-text mt-4 text-ink-2">{copy.taxNote}</p>
    </>
  );
}
