import { DocumentSheet } from "~/sections/document-sheet";
import { Register } from "~/sections/register";
import { SheetInvoice } from "~/sections/sheet-invoice";
import { benefits, invoice, invoiceLines, invoiceTotal } from "./content";

/** The benefits, and beside them the first one as it arrives: an invoice by the hour. */
export function BenefitsWithInvoice() {
  return (
    <div className="grid gap-x-18 gap-y-8 sm:gap-y-12 lg:grid-cols-[5fr_7fr]">
      <DocumentSheet {...invoice} folded>
        <SheetInvoice lines={invoiceLines} totalLabel={invoiceTotal} />
      </DocumentSheet>
      <Register entries={benefits} />
    </div>
  );
}
