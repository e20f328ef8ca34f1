import { useEffect } from "react";
import { createPortal } from "react-dom";

import { offerCalled } from "~/catalogue/offer";
import { unitText, units } from "~/catalogue/units";
import { identity } from "~/identity";
import { formatCents } from "~/lib/format/format-cents";
import { longDate } from "~/lib/format/long-date";
import { gstPercent } from "~/catalogue/promises/billing.data";
import { copy } from "./content";
import type { EstimateLine } from "./model/estimate";
import { costsOf, type Totals } from "./model/estimate-costs";
import { lineName, priceWords } from "./model/line-words";
import { TotalsFigure } from "./totals-figure";

export interface SheetProps {
  lines: readonly EstimateLine[];
  totals: Totals;
  gst: boolean;
  date: Date;
  /** Where the estimate can be opened again. */
  address: string;
}

/**
 * Puts the sheet beside the page and opens the print dialog. While it is there, print styles hide everything else; the
 * browser's own command, used at another time, prints the page as it is.
 */
export function PrintedSheet({ onPrinted, ...sheet }: SheetProps & { onPrinted: () => void }) {
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted);
    return () => window.removeEventListener("afterprint", onPrinted);
  });
  useEffect(() => window.print(), []);
  return createPortal(<EstimateSheet {...sheet} />, document.body);
}

/** The estimate on one sheet of paper: who it is from, when, what is in it, what it comes to. */
function EstimateSheet({ lines, totals, gst, date, address }: SheetProps) {
  const sums = [totals.month, totals.firstYear, totals.threeYears];
  const { street, city, postalCode, country } = identity.address;
  return (
    <div className="estimate-sheet">
      <div className="mb-5 flex justify-between gap-5 border-b border-ink pb-3">
        <div>
          <p className="text-h4">{identity.name}</p>
          <p>{identity.legalName}</p>
          <p>
            {street}, {city} {postalCode}, {country}
          </p>
          <p>
            {identity.emails.general}, {identity.phones.sales}
          </p>
        </div>
        <div className="text-right">
          <p className="text-h4">Estimate</p>
          <p>{longDate(dayOf(date))}</p>
        </div>
      </div>
      <table className="mb-5 w-full">
        <thead>
          <tr>
            {["Item", "Quantity", copy.month, copy.firstYear, copy.threeYears].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SheetLine key={line.plan} line={line} />
          ))}
        </tbody>
        <tfoot>
          {gst && <SheetSum title="Sum" amounts={sums.map(({ net }) => net)} />}
          {gst && <SheetSum title={`${gstPercent}% GST`} amounts={sums.map((sum) => sum.gst)} />}
          <SheetSum title="Total" amounts={sums.map(({ gross }) => gross)} />
        </tfoot>
      </table>
      <TotalsFigure lines={lines} totals={totals} />
      <p className="mt-5">
        {copy.noObligation} {copy.taxNote}
      </p>
      <p className="break-all">{address}</p>
    </div>
  );
}

function SheetLine({ line }: { line: EstimateLine }) {
  const costs = costsOf(line);
  const unit = unitText(offerCalled(line.plan)?.unit ?? units.plan, line.quantity);
  const [first, second, third] = costs?.years ?? [0, 0, 0];
  return (
    <tr>
      <td>
        {lineName(line)}, <span className="text-ink-2">{priceWords(line)}</span>
      </td>
      <td>
        {line.quantity} {unit}
      </td>
      {costs ? (
        [costs.month, first, first + second + third].map((amount, index) => (
          <td key={index}>{amount === 0 ? "–" : formatCents(amount)}</td>
        ))
      ) : (
        <td colSpan={3}>{copy.onRequest}</td>
      )}
    </tr>
  );
}

function SheetSum({ title, amounts }: { title: string; amounts: readonly number[] }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {title}
      </th>
      {amounts.map((amount, index) => (
        <td key={index}>{formatCents(amount)}</td>
      ))}
    </tr>
  );
}

/** The visitor's own day, as "2026-11-16". */
function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join("-");
}
