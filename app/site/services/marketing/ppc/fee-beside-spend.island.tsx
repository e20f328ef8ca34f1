import { type PpcPlan, ppcPlans } from "~/catalogue/plan-facts.data";
import { dollars } from "~/features/number-figures/model/dollars";
import { centsOfFee, feeOf, packageFor, ppcSpend } from "~/features/number-figures/model/ppc-spend";
import { FigureInput } from "~/features/number-figures/figure-input";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { feeBesideSpend } from "./content";

interface Month {
  name: string;
  plan: PpcPlan;
  spend: number;
  /** As it is written. */
  spendText: string;
  isOwn?: true;
}

const recommended: readonly Month[] = ppcPlans.map((plan) => ({
  name: plan.name,
  plan,
  spend: plan.adSpend.dollars,
  spendText: plan.adSpend.text,
}));

/** The dollars of a whole bar. A visitor's month beyond them breaks it. */
const full = Math.max(20_000, ...recommended.map(together));

/** What goes to us and what goes to the networks in a month: the visitor's own, and as each package recommends. */
function FeeBesideSpend() {
  return <FigureInput figure={ppcSpend}>{(spend) => <Months spend={spend} />}</FigureInput>;
}

export default island(FeeBesideSpend);

function Months({ spend }: { spend: number }) {
  const plan = packageFor(spend);
  const own: Month = { name: `You, with ${plan.name}`, plan, spend, spendText: dollars(spend), isOwn: true };
  return (
    <FigureFrame
      caption={feeBesideSpend.caption}
      legend={
        <>
          <LegendItem swatch="bg-accent">{feeBesideSpend.fee}</LegendItem>
          <LegendItem swatch="bg-blue">{feeBesideSpend.own}</LegendItem>
          <LegendItem swatch="bg-unit">{feeBesideSpend.spend}</LegendItem>
        </>
      }
    >
      <div className="relative">
        <ul data-scale="fee-and-spend" className="border-t border-axis">
          {[own, ...recommended].map((month) => (
            <li key={month.isOwn ? "own" : month.name} className="border-b border-rule py-3 sm:py-5">
              <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 sm:gap-x-6">
                <span className={cx("text-h4 sm:min-w-24 sm:text-h3", month.isOwn && "max-sm:w-full")}>
                  {month.name}
                </span>
                <Amount text={formatPrice(feeOf(month.plan))} label="fee" />
                <Amount text={month.spendText} label="ad spend" />
                <span className="text-small text-ink-3 max-sm:w-full sm:ml-auto">{cents(month)}</span>
              </p>
              <Bars month={month} />
            </li>
          ))}
        </ul>
      </div>
    </FigureFrame>
  );
}

function Amount({ text, label }: { text: string; label: string }) {
  return (
    <span className="text-ink-2">
      <strong className="text-title-sm font-strong tracking-subtitle text-ink sm:text-callout-sm">
        {text}
      </strong>{" "}
      {label}
    </span>
  );
}

function Bars({ month }: { month: Month }) {
  const fee = percent(feeOf(month.plan));
  const end = percent(together(month));
  return (
    <svg
      aria-hidden
      width="100%"
      height="34"
      className="mt-2 block animate-draw forced-color-adjust-none sm:mt-3"
    >
      <rect width={`${fee}%`} height="34" className="fill-accent" />
      <rect
        x={`${fee}%`}
        width={`${end - fee}%`}
        height="34"
        className={month.isOwn ? "fill-blue" : "fill-unit"}
        transform="translate(2)"
      />
      {isOpen(month) &&
        [1.2, 2.9, 4.6].map((x) => (
          <rect key={x} x={`${end + x}%`} width="0.7%" height="34" className="fill-unit" />
        ))}
      {together(month) > full && <Break />}
    </svg>
  );
}

/** Two strokes before the end: the bar goes on. */
function Break() {
  return (
    <svg x="100%" className="overflow-visible">
      <path d="M-33 36l12-38h7l-12 38z" className="fill-paper" />
      <path d="M-33 36l12-38M-26 36l12-38" className="stroke-ink stroke-2" />
    </svg>
  );
}

function percent(amount: number): number {
  return Math.min(100, Math.round((amount / full) * 1000) / 10);
}

function together({ plan, spend }: Month): number {
  return feeOf(plan) + spend;
}

function isOpen({ spendText }: Month): boolean {
  return spendText.endsWith("+");
}

function cents(month: Month): string {
  return `${isOpen(month) ? "At most " : ""}${centsOfFee(month.plan, month.spend)} cents of each dollar are our fee`;
}
