import { formatCents } from "~/lib/format/format-cents";
import { totalsOf } from "../../core/quotes/totals.ts";
import { PartBar } from "./part-bar";
import { billedWith, partsOf, type QuotePart } from "./quote-parts.ts";
import type { QuoteView } from "./quote-view";

/** What each invoice comes to, all on one scale. */
export function QuoteSums({ quote }: { quote: QuoteView }) {
  const totals = totalsOf(quote);
  const parts = partsOf(quote);
  const { firstInvoice } = totals;
  const { discountPercent, discountReason, taxName, taxPercent } = quote;
  return (
    <dl className="grid border border-rule-2 max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x divide-rule-2 break-inside-avoid print:auto-cols-fr print:grid-flow-col print:divide-x print:divide-y-0">
      {boxes
        .filter(({ of }) => totals[of].gross > 0)
        .map(({ of, title }) => (
          <Box
            key={of}
            title={title}
            cents={totals[of].net}
            parts={parts.filter(({ line }) => billedWith(line) === of)}
            whole={firstInvoice.total}
            note={contentsOf(parts.filter(({ line }) => billedWith(line) === of))}
            more={discountPercent > 0 ? `After ${discountPercent}% discount: ${discountReason}.` : ""}
          />
        ))}
      <Box
        title={taxPercent > 0 ? "First invoice, with tax" : "First invoice"}
        cents={firstInvoice.total}
        parts={parts}
        tax={firstInvoice.tax}
        whole={firstInvoice.total}
        note={
          taxPercent > 0
            ? `${formatCents(firstInvoice.net)} plus ${taxName} ${taxPercent}%, ${formatCents(firstInvoice.tax)}.`
            : ""
        }
      />
    </dl>
  );
}

const boxes = [
  { of: "month", title: "Each month" },
  { of: "year", title: "Each year" },
  { of: "once", title: "Once" },
] as const;

const LONGEST_CONTENTS = 70;

/** The lines by name where that is short, else how many they are. */
function contentsOf(parts: readonly QuotePart[]): string {
  const names = parts.map(({ line }) => line.title).join(" and ");
  return names.length <= LONGEST_CONTENTS && parts.length <= 2 ? `${names}.` : `${parts.length} lines.`;
}

interface BoxProps {
  title: string;
  cents: number;
  parts: readonly QuotePart[];
  tax?: number;
  whole: number;
  note: string;
  more?: string;
}

function Box({ title, cents, parts, tax = 0, whole, note, more }: BoxProps) {
  const [dollars = "", rest = ""] = formatCents(cents).split(".");
  return (
    <div className="min-w-0 px-5.5 py-3.5 print:px-4 print:py-2.5">
      <dt className="label-text text-ink-2">{title}</dt>
      <dd className={`leading-none font-strong tracking-[-0.045em] tabular-nums mt-1.5 ${sizeOf(dollars)}`}>
        {dollars}
        <span className="text-[0.5em] font-medium tracking-[-0.02em] text-ink-2">.{rest}</span>
      </dd>
      <dd>
        <PartBar
          parts={parts.map(({ key, net, fill }) => ({ key, cents: net, fill }))}
          tax={tax}
          whole={whole}
          height={10}
          className="mt-2.5"
        />
      </dd>
      {[note, more].map(
        (text) =>
          text && (
            <dd
              key={text}
              dir="auto"
              className="mt-2 text-[0.875rem] leading-5 text-ink-2 [overflow-wrap:anywhere] print:mt-1.5"
            >
              {text}
            </dd>
          ),
      )}
    </div>
  );
}

/** Millions have to fit a third of a sheet, too. */
function sizeOf(dollars: string): string {
  if (dollars.length > 9) return "text-[1.5rem] print:text-[1.125rem]";
  return dollars.length > 6 ? "text-[2.125rem] print:text-[1.5rem]" : "text-[2.75rem] print:text-[2rem]";
}
