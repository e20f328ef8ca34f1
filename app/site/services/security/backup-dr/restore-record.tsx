import { DocumentSheet } from "~/sections/document-sheet";
import { Register } from "~/sections/register";
import { SheetBars } from "~/sections/sheet-bars";
import type { RestoreRecord } from "./content";

/** What a restore test leaves on paper; the bar shows the measured time against the promised one. */
export function RestoreTestRecord({ record }: { record: RestoreRecord }) {
  const { entries, measuredMinutes: measured, allowedMinutes: allowed, ...sheet } = record;
  return (
    <div className="area-security">
      <DocumentSheet {...sheet} folded>
        <Register entries={entries} layout="record" />
        <SheetBars bars={[{ label: "Measured", measured, allowed, unit: "min", limit: "allowed" }]} />
      </DocumentSheet>
    </div>
  );
}
