import { formatCents } from "~/lib/format/format-cents";
import { totalsOf } from "../../core/quotes/totals.ts";
import { PartBar } from "./part-bar";
import { billedWith, partsOf, type QuotePart } from "./quote-parts.ts";
import type { QuoteView } from "./quote-view";

/** What each invoice comes to, all on one scale. */
export function QuoteSums({ quote }: { quote: QuoteView }) {
  const boxes = boxesOf(quote);
  const whole = totalsOf(quote).firstInvoice.total;
  const longest = Math.max(...boxes.map(({ cents }) => formatCents(cents).length));
  return (
    <dl className="grid divide-rule-2 border border-rule-2 max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
      {boxes.map((box) => (
        <Box key={box.title} {...box} whole={whole} size={sizeOf(longest)} />
      ))}
    </dl>
  );
}

interface SumBox {
  title: string;
  cents: number;
  parts: readonly QuotePart[];
  tax: number;
  notes: readonly string[];
}

function boxesOf(quote: QuoteView): SumBox[] {
  const { discountPercent, discountReason, taxName, taxPercent } = quote;
  const totals = totalsOf(quote);
  const parts = partsOf(quote);
  const { total, net, tax } = totals.firstInvoice;
  const isLess = discountPercent > 0;
  const billed = periods
    .map(({ of, title }) => {
      const own = parts.filter(({ line }) => billedWith(line) === of);
      const notes = [`${contentsOf(own)}${isLess ? ", after discount." : "."}`];
      return { title, cents: totals[of].net, parts: own, tax: 0, notes };
    })
    .filter((box) => box.parts.length > 0);
  const first = {
    title: taxPercent > 0 ? "First invoice, with tax" : "First invoice",
    cents: total,
    parts,
    tax,
    notes: [
      ...(taxPercent > 0 ? [`${formatCents(net)} plus ${taxName} ${taxPercent}%, ${formatCents(tax)}.`] : []),
      ...(isLess ? [`After ${discountPercent}% discount: ${discountReason}.`] : []),
    ],
  };
  return [...billed, first];
}

const periods = [
  { of: "month", title: "Each month" },
  { of: "year", title: "Each year" },
  { of: "once", title: "Once" },
] as const;

const LONGEST_CONTENTS = 70;

/** The lines by name where that is short, else how many they are. */
function contentsOf(parts: readonly QuotePart[]): string {
  const names = parts.map(({ line }) => line.title).join(" and ");
  return names.length <= LONGEST_CONTENTS && parts.length <= 2 ? names : `${parts.length} lines`;
}

interface BoxProps extends SumBox {
  whole: number;
  size: string;
}

function Box({ title, cents, parts, tax, notes, whole, size }: BoxProps) {
  const [dollars = "", rest = ""] = formatCents(cents).split(".");
  return (
    <div className="min-w-0 px-5.5 py-3.5 print:px-4 print:py-2">
      <dt className="label-text text-ink-2">{title}</dt>
      <dd className={`mt-1.5 leading-none font-strong tracking-sum tabular-nums ${size}`}>
        {dollars}
        <span className="text-cents font-medium tracking-subtitle text-ink-2">.{rest}</span>
      </dd>
      <dd>
        <PartBar
          parts={parts.map(({ key, net, fill }) => ({ key, cents: net, fill }))}
          tax={tax}
          whole={whole}
          height={10}
          className="mt-2.5 print:mt-2"
        />
      </dd>
      {notes.map((text) => (
        <dd
          key={text}
          dir="auto"
          className="mt-2 text-note leading-5 text-ink-2 [overflow-wrap:anywhere] print:mt-1.5 print:text-caption print:leading-4.5"
        >
          {text}
        </dd>
      ))}
    </div>
  );
}

/** All figures have one size, in which the longest fits a quarter of a sheet. Signs with cents: "$217.00" is 7. */
function sizeOf(longest: number): string {
  if (longest > 13) return "text-callout-sm print:text-body";
  return longest > 9 ? "text-callout-2xl print:text-callout-md" : "text-callout-6xl print:text-callout-2xl";
}
