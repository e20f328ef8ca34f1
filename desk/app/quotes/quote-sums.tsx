import { formatCents } from "~/lib/format/format-cents";
import { amountOf, type QuoteTotals, timesInTerm, totalsOf } from "../../core/quotes/totals.ts";
import type { QuoteView } from "./quote-view";
import { fillOf } from "./shades";

/** What each invoice comes to, and the whole term drawn to scale. */
export function QuoteSums({ quote }: { quote: QuoteView }) {
  const totals = totalsOf(quote);
  return (
    <>
      <Boxes quote={quote} totals={totals} />
      <Term quote={quote} totals={totals} />
    </>
  );
}

function Boxes({ quote, totals }: { quote: QuoteView; totals: QuoteTotals }) {
  const { month, year, once, firstInvoice } = totals;
  const boxes = [
    { title: "Each month", cents: month.net },
    { title: "Each year", cents: year.net },
    { title: "Once", cents: once.net },
  ].filter(({ cents }) => cents > 0);
  return (
    <dl className="grid gap-px border border-rule-2 bg-rule-2 sm:grid-flow-col sm:auto-cols-fr print:grid-flow-col print:auto-cols-fr">
      {boxes.map(({ title, cents }) => (
        <Box key={title} title={title} cents={cents} note={discountNote(quote)} />
      ))}
      <Box
        title={quote.taxPercent > 0 ? "First invoice, with tax" : "First invoice"}
        cents={firstInvoice.total}
        note={
          quote.taxPercent > 0
            ? `${formatCents(firstInvoice.net)} plus ${quote.taxName} ${quote.taxPercent}%, ${formatCents(firstInvoice.tax)}.`
            : ""
        }
      />
    </dl>
  );
}

function discountNote({ discountPercent, discountReason }: QuoteView): string {
  return discountPercent > 0 ? `After ${discountPercent}% discount: ${discountReason}.` : "";
}

function Box({ title, cents, note }: { title: string; cents: number; note: string }) {
  const [dollars = "", rest = ""] = formatCents(cents).split(".");
  return (
    <div className="bg-surface px-5 py-4 print:px-4 print:py-2.5">
      <dt className="label-text text-ink-2">{title}</dt>
      <dd className="text-[2.5rem] leading-tight font-strong tracking-[-0.045em] tabular-nums print:text-[1.75rem]">
        {dollars}
        <span className="text-[0.55em] text-ink-2">.{rest}</span>
      </dd>
      {note && (
        <dd dir="auto" className="text-small text-ink-2 [overflow-wrap:anywhere]">
          {note}
        </dd>
      )}
    </div>
  );
}

/** Lines are drawn as they are billed over the term; discount comes off the whole, tax is hatched. */
function Term({ quote, totals: { term } }: { quote: QuoteView; totals: QuoteTotals }) {
  const parts = quote.lines.map((line, index) => ({
    key: `${line.title}-${index}`,
    title: line.title,
    cents: amountOf(line) * timesInTerm(line, quote.termMonths),
    fill: fillOf(index),
  }));
  const whole = term.gross + term.tax;
  let reached = 0;
  return (
    <section aria-labelledby="term">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="term" className="text-h3">
          {termName(quote.termMonths)}, drawn to scale
        </h2>
        <p className="text-h3 tabular-nums">{formatCents(term.total)}</p>
      </div>
      <svg aria-hidden height="34" className="mt-3 block w-full text-ink-2">
        {[...parts, { key: "tax", cents: term.tax, fill: "tax" }].map(({ key, cents, fill }) => {
          const x = reached;
          reached += cents;
          return fill === "tax" ? (
            <rect
              key={key}
              x={share(x, whole)}
              width={share(cents, whole)}
              y="0.5"
              height="33"
              className="fill-none stroke-current [stroke-dasharray:3_3]"
            />
          ) : (
            <rect key={key} x={share(x, whole)} width={share(cents, whole)} height="34" className={fill} />
          );
        })}
      </svg>
      <ul className="mt-2 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2 print:grid-cols-2">
        {parts.map(({ key, title, cents, fill }) => (
          <li key={key} className="flex items-baseline gap-2">
            <svg aria-hidden width="12" height="10" className="shrink-0">
              <rect width="12" height="10" className={fill} />
            </svg>
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {title}
            </span>
            <span className="font-strong tabular-nums">{formatCents(cents)}</span>
          </li>
        ))}
        {term.discount > 0 && <Sum title={`Discount ${quote.discountPercent}%`} cents={-term.discount} />}
        {quote.taxPercent > 0 && <Sum title={`${quote.taxName} ${quote.taxPercent}%`} cents={term.tax} />}
      </ul>
    </section>
  );
}

function Sum({ title, cents }: { title: string; cents: number }) {
  return (
    <li className="flex items-baseline gap-2">
      <span className="ml-5 min-w-0 flex-1">{title}</span>
      <span className="font-strong tabular-nums">
        {cents < 0 && "−"}
        {formatCents(Math.abs(cents))}
      </span>
    </li>
  );
}

function termName(months: number): string {
  if (months === 12) return "The first year";
  return months === 1 ? "One month" : `${months} months`;
}

function share(cents: number, whole: number): string {
  return `${whole === 0 ? 0 : (cents / whole) * 100}%`;
}
