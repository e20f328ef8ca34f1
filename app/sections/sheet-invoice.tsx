import { formatPrice } from "~/lib/format/format-price";
import { groupDigits } from "~/lib/format/group-digits";
import { amountOf, formatAmount, type InvoiceLine, totalOf } from "~/lib/format/invoice";

export interface SheetInvoiceProps {
  /** Prices come from the catalogue; amounts and total are worked out here. */
  lines: readonly InvoiceLine[];
  /** What the sum is, e.g. "Total for October". */
  totalLabel: string;
}

/** The body of an invoice: quantity times price for each line, and the sum. */
export function SheetInvoice({ lines, totalLabel }: SheetInvoiceProps) {
  return (
    <table className="w-full border-collapse text-left text-small">
      <thead>
        <tr className="label-text border-b border-rule text-ink-3 *:py-2.5 *:font-medium">
          <th scope="col">Service</th>
          <th scope="col" className="text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.detail} className="border-b border-rule align-top *:py-2.5 *:not-last:pr-3">
            <th scope="row" className="font-normal">
              <span className="block font-strong">{line.name}</span>
              <span className="block text-ink-2">{line.detail}</span>
              <span className="label-text mt-1 block text-ink-3">
                {groupDigits(line.quantity)} {line.unit} × {formatPrice(line.price)}
              </span>
            </th>
            <td className="text-right font-medium tabular">{formatAmount(amountOf(line))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b border-axis *:py-3.5">
          <th scope="row" className="font-strong">
            {totalLabel}
          </th>
          <td className="text-right text-h4 tabular">{formatAmount(totalOf(lines))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
