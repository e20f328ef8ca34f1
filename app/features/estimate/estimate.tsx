import { lazy, Suspense, useState } from "react";

import { entriesIn } from "~/enquiry/estimate-address";
import { useSearch } from "~/lib/navigation/address";
import { LatePart } from "~/lib/react/late-part";
import { copy } from "./content";
import { EmptyEstimate } from "./empty-estimate";

/** With the whole catalogue, which nobody needs who only reads prices. */
const ChosenPlans = lazy(async () => ({ default: (await import("./chosen-plans")).ChosenPlans }));

/** What was chosen and what it comes to; until something is chosen, how to begin. */
export function Estimate() {
  const hasEntries = entriesIn(useSearch()).length > 0;
  // What was cleared can be brought back: from the first plan on, the place is theirs.
  const [wasUsed, setUsed] = useState(false);
  if (hasEntries && !wasUsed) setUsed(true);
  return wasUsed ? (
    <LatePart fallback={<Unused />}>
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
