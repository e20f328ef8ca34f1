import { formatPrice } from "~/lib/format/format-price";
import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { priceSteps, type PriceStep, type SitePlan } from "./lowest-price";

const MOST = 20;
const HEIGHT = 150;
const TOP = 26;

export interface CoverCostProps {
  heading: string;
  text: string;
  caption: string;
  plans: readonly SitePlan[];
}

/** The lowest price for 1 to 20 sites as a staircase of bars. */
export function CoverCost({ heading, text, caption, plans }: CoverCostProps) {
  const steps = priceSteps(MOST, plans);
  const highest = Math.max(...steps.map((step) => step.price));
  return (
    <div className="grid-12 mt-16 gap-y-6 md:mt-24">
      <div className="col-span-full md:col-span-4 md:pr-6">
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-3 text-ink-2">{text}</p>
      </div>
      <div className="col-span-full md:col-span-8">
        <FigureFrame caption={caption}>
          <svg
            data-scale="price-stairs"
            role="img"
            aria-label={steps.map((step) => `${range(step)}: ${formatPrice(step.price)}`).join("; ")}
            width="100%"
            height={TOP + HEIGHT + 28}
            className="label-text block overflow-visible"
          >
            {steps.map((step) => (
              <Step key={step.from} step={step} height={(step.price / highest) * HEIGHT} />
            ))}
            <line x2="100%" y1={TOP + HEIGHT + 0.5} y2={TOP + HEIGHT + 0.5} className="stroke-axis" />
          </svg>
        </FigureFrame>
      </div>
    </div>
  );
}

function Step({ step, height }: { step: PriceStep; height: number }) {
  const x = ((step.from - 1) / MOST) * 100;
  const y = TOP + HEIGHT - height;
  const wide = step.to > step.from;
  const middle = `${((step.from + step.to - 1) / 2 / MOST) * 100}%`;
  return (
    <g className={cx(!wide && "max-sm:[&>text]:hidden")}>
      {Array.from({ length: step.to - step.from + 1 }, (_, index) => (
        <rect
          key={index}
          x={`${x + (index * 100) / MOST}%`}
          y={y}
          width={`${(100 / MOST) * 0.82}%`}
          height={height}
          className={wide ? "fill-blue" : "fill-blue-2"}
        />
      ))}
      <text x={middle} y={y - 8} textAnchor="middle" className="font-strong text-ink">
        {formatPrice(step.price)}
      </text>
      <text x={middle} y={TOP + HEIGHT + 20} textAnchor="middle" className="text-ink-3">
        {step.to === MOST ? `${step.from}+` : wide ? `${step.from}–${step.to}` : step.from}
      </text>
    </g>
  );
}

function range({ from, to }: PriceStep): string {
  if (to === MOST) return `${from} sites and more`;
  return from === to ? `${from} ${from === 1 ? "site" : "sites"}` : `${from} to ${to} sites`;
}
