import { microsoft365 } from "~/catalogue/lines.data";
import { positionOn } from "~/figures/scale";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { steps } from "./content";

const prices = microsoft365.plans.map((plan) => Number(plan.price));
/** With room for the name and price of the highest. */
const scale = { to: Math.max(28, 1.25 * Math.max(...prices)) };

/** What each step adds: from the price of the plan before it to its own. */
const added = steps.added.map((step, index) => {
  const from = prices[index - 1] ?? 0;
  const to = prices[index] ?? from;
  return { ...step, from, to };
});

/** The three plans as steps on one scale of dollars, each made of the one before and what it adds. */
export function LicenceSteps() {
  return (
    <FigureFrame caption={steps.caption}>
      <div className="relative">
        <ul className="area-email border-t border-axis">
          {microsoft365.plans.map((plan, index) => (
            <li key={plan.id} className="border-b border-rule pt-4 max-md:pb-4">
              <p className="mb-2.5 flex items-baseline justify-between gap-4 text-body leading-tight font-strong md:hidden">
                {plan.name} <span>{formatPrice(plan.price)}</span>
              </p>
              <StepBar plan={index} />
              <LabelBelow part={added[index]} />
            </li>
          ))}
        </ul>
      </div>
    </FigureFrame>
  );
}

function StepBar({ plan }: { plan: number }) {
  const { name = "", price = 0 } = microsoft365.plans[plan] ?? {};
  const parts = added.slice(0, plan + 1);
  const end = position(prices[plan] ?? 0);
  return (
    <svg
      role="img"
      aria-label={`${name}, ${formatPrice(price)}: ${parts
        .map((part) => `${part.name} ${formatPrice(part.to - part.from)}`)
        .join(", then ")}.`}
      width="100%"
      className="block h-9 overflow-visible md:h-36"
    >
      {parts.map((part, index) => (
        <svg
          key={part.name}
          x={`${position(part.from)}%`}
          width={`${position(part.to) - position(part.from)}%`}
          height="100%"
          className={index === plan ? "text-band-button" : "text-ink-2"}
        >
          <rect
            width="100%"
            height="100%"
            className={cx(
              "animate-draw stroke-ground stroke-2",
              index === plan ? "fill-accent" : "fill-accent/35",
            )}
          />
          {index === plan ? (
            <Added part={part} />
          ) : (
            <text x="16" y="31" className="text-dense max-md:hidden">
              {part.name}
            </text>
          )}
        </svg>
      ))}
      <svg x={`${end}%`} className="overflow-visible max-md:hidden">
        <text x="16" y="30" className="text-h4">
          {name}
        </text>
        <text x="16" y="74" className="text-callout-4xl font-strong tracking-sum">
          {formatPrice(price)}
        </text>
      </svg>
    </svg>
  );
}

/** What the step adds, written on it where there is room. */
function Added({ part }: { part: (typeof added)[number] }) {
  return (
    <g className="max-md:hidden">
      <text x="16" y="31" className="text-body font-strong">
        +{formatPrice(part.to - part.from)}
      </text>
      <text x="16" y="56" className="text-dense font-strong">
        {part.name}
      </text>
      {part.items.map((item, index) => (
        <text key={item} x="16" y={79 + index * 20} className="text-note narrow">
          {item}
        </text>
      ))}
    </g>
  );
}

/** The same under the bar of a narrow screen, which has no room for labels. */
function LabelBelow({ part }: { part: (typeof added)[number] | undefined }) {
  return (
    part && (
      <p className="mt-2 text-small text-ink-2 md:hidden">
        <span className="font-strong text-ink">
          +{formatPrice(part.to - part.from)} {part.name}:
        </span>{" "}
        {part.items.join("; ")}
      </p>
    )
  );
}

function position(dollars: number): number {
  return positionOn(scale, dollars);
}
