import { DocumentSheet } from "~/sections/document-sheet";
import { SheetSteps } from "~/sections/sheet-steps";
import { runbook, runbookSheet, runbookSteps } from "./content";

/** What the account looks like after the handover: a page of the runbook, and beside it whose duty is what. */
export function RunbookPage() {
  return (
    <div className="grid-12 mt-10 gap-y-6 md:mt-22 md:gap-y-8">
      <div className="col-span-full md:col-span-4 md:pr-6">
        <h3 className="text-h3">{runbook.heading}</h3>
        <p className="mt-3 text-ink-2">{runbook.text}</p>
        <p className="mt-3 text-ink-2">{runbook.stays}</p>
      </div>
      <div className="col-span-full md:col-span-8">
        <DocumentSheet {...runbookSheet} folded>
          <SheetSteps steps={runbookSteps} />
        </DocumentSheet>
      </div>
    </div>
  );
}
