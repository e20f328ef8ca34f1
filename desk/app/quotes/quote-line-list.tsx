import { offerCalled } from "~/catalogue/offer";
import { AreaGlyph } from "~/figures/area-glyph";
import { formatCents } from "~/lib/format/format-cents";
import { formatPrice } from "~/lib/format/format-price";
import { areaOf } from "~/site-map";
import { amountOf } from "../../core/quotes/totals.ts";
import type { QuoteLine } from "../../data/schema/index.ts";
import { LineBar } from "./line-bar";
import { periodWords, quantityText } from "./quote-view";
import { type RoundScale, roundScale, stepsOf } from "./round-scale.ts";
import { fillOf } from "./shades";
import { textWidth } from "./text-width.ts";

const STEPS = 4;
/** From sm and on paper: what it is, its bar, quantity, price. On a phone the bar goes under the words. */
const columns =
  "grid gap-x-6 grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_6.5rem_6rem] md:grid-cols-[minmax(0,1fr)_15.75rem_6.5rem_6.5rem] print:gap-x-4 print:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_6rem_5.25rem]";

/** What is offered, line by line, each price a bar on one scale. */
export function QuoteLineList({ lines }: { lines: readonly QuoteLine[] }) {
  const scale = roundScale(Math.max(...lines.map(amountOf), 1), STEPS);
  return (
    <section aria-labelledby="lines">
      <div className={`${columns} items-end gap-y-3 border-b border-axis pb-2 print:pb-1.5`}>
        <h2 id="lines" className="text-h3 max-sm:col-span-full print:text-callout-xs">
          What you get
        </h2>
        <ScaleLabels scale={scale} />
        <span aria-hidden className="label-text text-right text-ink-2 max-sm:hidden">
          Quantity
        </span>
        <span aria-hidden className="label-text text-right text-ink-2 max-sm:hidden">
          Price
        </span>
      </div>
      <ul>
        {lines.map((line, index) => (
          <li
            key={`${line.title}-${index}`}
            className={`${columns} gap-y-1 border-b border-rule-2 py-3.5 print:py-1.5`}
          >
            <div className="flex gap-2.5">
              <Glyph line={line} />
              <div className="min-w-0">
                <h3
                  dir="auto"
                  className="text-title-sm leading-6 font-strong tracking-title [overflow-wrap:anywhere] print:text-dense print:leading-5"
                >
                  {line.title}
                </h3>
                <p
                  dir="auto"
                  className="mt-1 text-note leading-5 text-ink-2 [overflow-wrap:anywhere] print:mt-0 print:text-caption print:leading-4.5"
                >
                  {line.detail}
                </p>
              </div>
            </div>
            <div className="max-sm:order-last max-sm:col-span-full">
              <LineBar line={line} scale={scale} fill={fillOf(index)} />
            </div>
            <p className="text-right text-dense leading-6 text-ink-2 tabular-nums max-sm:order-last max-sm:col-span-full max-sm:text-left print:text-caption print:leading-5">
              {quantityText(line, formatCents(line.unitCents))}
            </p>
            <p className="text-right">
              <span className="block text-title-sm leading-6 font-strong tracking-subtitle tabular-nums print:text-dense print:leading-5">
                {formatCents(amountOf(line))}
              </span>
              <span className="label-text block text-ink-2">{periodWords[line.period]}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The narrowest column of bars, that on paper, has this much room for a label at each step. */
const LABEL_ROOM = 200;
/** Half of a label this wide may stand over the end of the scale: a phone's margin has room for it. */
const MOST_OVERHANG = 44;

function ScaleLabels({ scale }: { scale: RoundScale }) {
  const all = stepsOf(scale);
  const widest = textWidth(formatPrice(scale.to / 100)) + 10;
  const shown = widest * all.length <= LABEL_ROOM ? all : [0, scale.to];
  return (
    <svg
      aria-hidden
      height="18"
      className="label-text block w-full overflow-visible text-ink-2 max-sm:col-span-full"
    >
      {shown.map((cents) => (
        <text
          key={cents}
          x={`${(cents / scale.to) * 100}%`}
          y="14"
          textAnchor={cents === 0 ? "start" : cents === scale.to && widest > MOST_OVERHANG ? "end" : "middle"}
        >
          {formatPrice(cents / 100)}
        </text>
      ))}
    </svg>
  );
}

function Glyph({ line }: { line: QuoteLine }) {
  const page = line.planId && offerCalled(line.planId)?.page;
  const area = page ? areaOf(page) : undefined;
  return area ? <AreaGlyph area={area} className="mt-0.5 size-5" /> : null;
}
