import { cx } from "~/lib/react/cx";
import { formatCents } from "~/lib/format/format-cents";
import { formatPrice } from "~/lib/format/format-price";
import { totalsOf } from "../../core/quotes/totals.ts";
import { PartBar, placedParts } from "./part-bar";
import { partsOf } from "./quote-parts.ts";
import type { QuoteView } from "./quote-view";
import { type PlacedLabel, placeTermLabels } from "./term-labels.ts";
import { termWords } from "./term-words.ts";

const HEIGHT = 34;
/** The bar's length on the narrowest screen from sm and from md; paper is between the two. */
const WIDTHS = { sm: 576, md: 864 };

/** The whole term drawn to scale: what is paid for each line after discount, tax hatched, what was taken off in outline. */
export function QuoteTerm({ quote }: { quote: QuoteView }) {
  const { term } = totalsOf(quote);
  const whole = term.total + term.discount;
  const parts = partsOf(quote).map(({ key, line, term: cents, fill }) => ({
    key,
    cents,
    fill,
    words: termWords(line, quote),
  }));
  const rest = [
    { key: "tax", sign: "", cents: term.tax, words: [`${quote.taxName} ${quote.taxPercent}%`] },
    { key: "discount", sign: "−", cents: term.discount, words: discountWords(quote) },
  ].filter(({ cents }) => cents > 0);
  const labels = placedParts([...parts.map((part) => ({ ...part, sign: "" })), ...rest], whole).map(
    ({ key, cents, words, sign, from }) => ({
      key,
      amount: sign + formatPrice(cents / 100),
      words,
      at: from,
    }),
  );
  const narrow = placeTermLabels(labels, WIDTHS.sm);
  const wide = placeTermLabels(labels, WIDTHS.md);
  return (
    <section aria-labelledby="term" className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="term" className="text-h3 print:text-callout-xs">
          {termName(quote.termMonths)}, drawn to scale
        </h2>
        <p className="text-h3 tabular-nums print:text-callout-xs">{formatCents(term.total)}</p>
      </div>
      <PartBar
        parts={parts}
        tax={term.tax}
        discount={term.discount}
        whole={whole}
        height={HEIGHT}
        className="mt-3 print:mt-2"
      />
      {narrow && <Labels labels={narrow} className="max-sm:hidden md:hidden" />}
      {wide && <Labels labels={wide} className="max-md:hidden" />}
      <ul
        className={cx(
          "mt-3 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2 print:mt-2 print:text-caption",
          narrow && "sm:max-md:sr-only",
          wide && "md:sr-only",
        )}
      >
        {parts.map(({ key, words, cents, fill }) => (
          <Sum key={key} words={words[0] ?? ""} amount={formatCents(cents)} fill={fill} />
        ))}
        {rest.map(({ key, words, cents, sign }) => (
          <Sum key={key} words={words[0] ?? ""} amount={sign + formatCents(cents)} />
        ))}
      </ul>
    </section>
  );
}

const ROW = 40;

function Labels({ labels, className }: { labels: readonly PlacedLabel[]; className: string }) {
  const rows = Math.max(0, ...labels.map(({ row }) => row)) + 1;
  return (
    <svg aria-hidden height={rows * ROW} className={cx("block w-full overflow-visible", className)}>
      {labels.map(({ key, amount, words, at, anchor, row }) => (
        <svg key={key} x={`${at}%`} textAnchor={anchor} className="overflow-visible">
          <rect width="1" height={row * ROW + ROW} className="fill-rule-2" />
          <text
            x={anchor === "end" ? -8 : 8}
            y={row * ROW + 20}
            className="text-plain font-strong tracking-subtitle tabular-nums"
          >
            {amount}
          </text>
          <text x={anchor === "end" ? -8 : 8} y={row * ROW + 36} className="label-text text-ink-2">
            {words}
          </text>
        </svg>
      ))}
    </svg>
  );
}

function Sum({ words, amount, fill }: { words: string; amount: string; fill?: string }) {
  return (
    <li className="flex items-baseline gap-2">
      <svg aria-hidden width="12" height="10" className="shrink-0">
        {fill && <rect width="12" height="10" className={fill} />}
      </svg>
      <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {words}
      </span>
      <span className="font-strong tabular-nums">{amount}</span>
    </li>
  );
}

function discountWords({ discountPercent }: QuoteView): string[] {
  return [`Discount ${discountPercent}%, taken off`, `Discount ${discountPercent}%`];
}

function termName(months: number): string {
  if (months === 12) return "The first year";
  return months === 1 ? "One month" : `${months} months`;
}
