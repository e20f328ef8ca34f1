import { AreaGlyph } from "~/figures/area-glyph";
import { estimateItem } from "~/enquiry/estimate-items";
import { formatCents } from "~/lib/format/format-cents";
import { areaOf } from "~/site-map";
import { amountOf } from "../../core/quotes/totals.ts";
import type { QuoteLine } from "../../data/schema/index.ts";
import { periodWords, quantityText } from "./quote-view";
import { fillOf } from "./shades";

/** What is offered, line by line, each price a bar on one scale. */
export function QuoteLines({ lines }: { lines: readonly QuoteLine[] }) {
  const most = Math.max(...lines.map(amountOf), 1);
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="border-b border-axis pb-3 text-h3 print:pb-2">
        What you get
      </h2>
      <ul>
        {lines.map((line, index) => (
          <li
            key={`${line.title}-${index}`}
            className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-b border-rule-2 py-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] print:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] print:py-2.5"
          >
            <div className="flex gap-3">
              <Glyph line={line} />
              <div className="min-w-0">
                <h3 dir="auto" className="text-h4 [overflow-wrap:anywhere] print:text-[1rem]">
                  {line.title}
                </h3>
                <p dir="auto" className="text-small text-ink-2 [overflow-wrap:anywhere]">
                  {line.detail}
                </p>
              </div>
            </div>
            <svg
              aria-hidden
              height="18"
              className="mt-1 w-full border-l border-axis max-sm:order-last max-sm:col-span-full print:order-none print:col-auto"
            >
              <rect width={`${(amountOf(line) / most) * 100}%`} height="18" className={fillOf(index)} />
            </svg>
            <p className="text-right">
              <span className="block text-h4 tabular-nums print:text-[1rem]">
                {formatCents(amountOf(line))}
              </span>
              <span className="label-text block text-ink-2">{periodWords[line.period]}</span>
              {line.quantity > 1 && (
                <span className="label-text block text-ink-2">
                  {quantityText(line, formatCents(line.unitCents))}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Glyph({ line }: { line: QuoteLine }) {
  const page = line.planId && estimateItem(line.planId)?.page;
  const area = page ? areaOf(page) : undefined;
  return area ? <AreaGlyph area={area} className="mt-0.5 size-5" /> : null;
}
