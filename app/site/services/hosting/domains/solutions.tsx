import { DocumentSheet } from "~/sections/document-sheet";
import { Register } from "~/sections/register";
import { SheetInvoice } from "~/sections/sheet-invoice";
import { renewalInvoice, renewalLines, renewalTotal, solutions } from "./content";

/** What we do with names, and beside it what arrives a year later: one invoice at the prices of renewals. */
export function Solutions() {
  return (
    <div className="grid gap-x-18 gap-y-12 lg:grid-cols-[5fr_7fr]">
      <DocumentSheet {...renewalInvoice}>
        <SheetInvoice lines={renewalLines} totalLabel={renewalTotal} />
      </DocumentSheet>
      <Register entries={solutions} />
    </div>
  );
}
