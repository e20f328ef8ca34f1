import { priceSteps, type PriceStep } from "~/features/number-figures/model/lowest-price";
import { sitePlans, wafSites } from "~/features/number-figures/model/waf-sites";
import { FigureInput } from "~/features/number-figures/figure-input";
import { formatPrice } from "~/lib/format/format-price";
import { cx } from "~/lib/react/cx";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";

/** The chart shows so many sites, or all of the visitor's if they are more. */
const SHOWN = 20;
const HEIGHT = 150;
const TOP = 26;

/** The lowest price by number of sites as a staircase of bars. */
function PriceStairs({ caption }: { caption: string }) {
  return (
    <FigureInput figure={wafSites}>
      {(sites) => (
        <FigureFrame caption={caption}>
          <Stairs sites={sites} />
        </FigureFrame>
      )}
    </FigureInput>
  );
}

export default island(PriceStairs);

function Stairs({ sites }: { sites: number }) {
  const most = Math.max(SHOWN, sites);
  const steps = priceSteps(most, sitePlans);
  const highest = Math.max(...steps.map((step) => step.price));
  return (
    <svg
      data-scale="price-stairs"
      role="img"
      aria-label={steps.map((step) => `${range(step, most)}: ${formatPrice(step.price)}`).join("; ")}
      width="100%"
      height={TOP + HEIGHT + 28}
      className="label-text block overflow-visible forced-color-adjust-none"
    >
      {steps.map((step) => (
        <Step
          key={step.from}
          step={step}
          height={(step.price / highest) * HEIGHT}
          most={most}
          sites={sites}
        />
      ))}
      <line x2="100%" y1={TOP + HEIGHT + 0.5} y2={TOP + HEIGHT + 0.5} className="stroke-axis" />
    </svg>
  );
}

interface StepProps {
  step: PriceStep;
  height: number;
  /** How many sites the chart shows. */
  most: number;
  /** The visitor's. */
  sites: number;
}

function Step({ step, height, most, sites }: StepProps) {
  const x = ((step.from - 1) / most) * 100;
  const y = TOP + HEIGHT - height;
  const wide = step.to > step.from;
  const middle = `${((step.from + step.to - 1) / 2 / most) * 100}%`;
  return (
    <g className={cx(!wide && (most > SHOWN ? "[&>text]:hidden" : "max-sm:[&>text]:hidden"))}>
      {Array.from({ length: step.to - step.from + 1 }, (_, index) => (
        <rect
          key={index}
          x={`${x + (index * 100) / most}%`}
          y={y}
          width={`${(100 / most) * 0.82}%`}
          height={height}
          className={step.from + index === sites ? "fill-blue" : wide ? "fill-unit" : "fill-unit/55"}
        />
      ))}
      <text x={middle} y={y - 8} textAnchor="middle" className="font-strong text-ink">
        {formatPrice(step.price)}
      </text>
      <text x={middle} y={TOP + HEIGHT + 20} textAnchor="middle" className="text-ink-3">
        {step.to === most ? `${step.from}+` : wide ? `${step.from}–${step.to}` : step.from}
      </text>
    </g>
  );
}

function range({ from, to }: PriceStep, most: number): string {
  if (to === most) return `${from} sites and more`;
  return from === to ? `${from} ${from === 1 ? "site" : "sites"}` : `${from} to ${to} sites`;
}
