import { type PpcPlan, ppcPlans } from "~/catalogue/ppc";
import { RulerPlot } from "~/figures/ruler-plot";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { feeBesideSpend, ruler } from "./content";

/** The ruler's scale, with room at the right end for a spend that has no upper limit. */
const full = ruler.to;

/** What goes to us and what goes to the networks, month by month. */
export function FeeBesideSpend() {
  return (
    <FigureFrame
      caption={feeBesideSpend.caption}
      legend={
        <>
          <LegendItem swatch="bg-accent">{feeBesideSpend.fee}</LegendItem>
          <LegendItem swatch="bg-unit">{feeBesideSpend.spend}</LegendItem>
        </>
      }
    >
      <div className="relative">
        <RulerPlot readAt={(dollars) => ppcPlans.map((plan) => readPlan(plan, dollars))} />
        <ul data-scale="fee-and-spend" className="border-t border-axis">
          {ppcPlans.map((plan) => (
            <li key={plan.id} className="border-b border-rule py-5">
              <p className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5">
                <span className="min-w-24 text-h3 max-sm:w-full">{plan.name}</span>
                <Amount text={formatPrice(plan.price)} label="fee" />
                <Amount text={plan.adSpend.text} label="ad spend" />
                <span className="text-small text-ink-3 sm:ml-auto">{cents(plan)}</span>
              </p>
              <Bars plan={plan} />
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
      <strong className="text-[1.375rem] font-strong tracking-[-0.02em] text-ink">{text}</strong> {label}
    </span>
  );
}

function Bars({ plan }: { plan: PpcPlan }) {
  const fee = percent(feeOf(plan));
  const end = percent(together(plan));
  return (
    <svg aria-hidden data-reading width="100%" height="34" className="mt-3 block animate-draw">
      <rect width={`${fee}%`} height="34" className="fill-accent" />
      <rect
        x={`${fee}%`}
        width={`${end - fee}%`}
        height="34"
        className="fill-unit"
        transform="translate(2)"
      />
      {isOpen(plan) &&
        [1.2, 2.9, 4.6].map((x) => (
          <rect key={x} x={`${end + x}%`} width="0.7%" height="34" className="fill-unit" />
        ))}
    </svg>
  );
}

function isOpen({ adSpend }: PpcPlan): boolean {
  return adSpend.text.endsWith("+");
}

function feeOf({ price }: PpcPlan): number {
  return price === "Custom" ? 0 : price;
}

function together(plan: PpcPlan): number {
  return feeOf(plan) + plan.adSpend.dollars;
}

function percent(dollars: number): number {
  return Math.round((dollars / full) * 1000) / 10;
}

/** The fee's part of each dollar that leaves your account. */
function cents(plan: PpcPlan): string {
  const share = Math.round((feeOf(plan) / together(plan)) * 100);
  return `${isOpen(plan) ? "At most " : ""}${share} cents of each dollar are our fee`;
}

/** What is left of a monthly budget, or missing, after the fee and the recommended spend. */
function readPlan(plan: PpcPlan, dollars: number) {
  const spare = dollars - together(plan);
  return {
    label: plan.name,
    text: spare >= 0 ? `${formatPrice(spare)} to spare` : `${formatPrice(-spare)} short`,
  };
}
