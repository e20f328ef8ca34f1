import type { Plan } from "~/catalogue/plan";
import { RulerPlot } from "~/figures/ruler-plot";
import { positionOn } from "~/figures/ruler-scale";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { TextLink } from "~/ui/text-link";
import { prices, ruler, sentences } from "./content";
import { suites } from "./suites";

/** Every plan of every suite as a bar on the ruler's dollars. */
export function PriceLanes() {
  return (
    <FigureFrame caption={prices.caption}>
      <div className="relative">
        <RulerPlot
          readAt={(dollars) => suites.flatMap(({ plans }) => plans.map((plan) => readPlan(plan, dollars)))}
        />
        <ul data-scale="prices" className="area-email border-t border-axis">
          {suites.map(({ name, path, plans }) => (
            <li key={path} className="border-b border-rule pt-4 pb-5">
              <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
                <TextLink to={path} className="text-h4">
                  {name}
                </TextLink>
                <p className="text-small text-ink-2">{sentences[path]}</p>
              </div>
              <ul className="grid gap-2.5 sm:gap-1.5">
                {plans.map((plan) => (
                  <Lane key={plan.id} plan={plan} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </FigureFrame>
  );
}

function Lane({ plan }: { plan: Plan }) {
  const width = `${positionOn(ruler, Number(plan.price))}%`;
  return (
    <li>
      <p className="label-text flex justify-between gap-4 pb-1 sm:hidden">
        {plan.name} <span className="font-strong">{formatPrice(plan.price)}</span>
      </p>
      <svg aria-hidden data-reading width="100%" className="block h-3 overflow-visible sm:h-5">
        <rect
          width={width}
          height="100%"
          className={cx("animate-draw", plan.popular ? "fill-accent" : "fill-accent/35")}
        />
        <text
          x={width}
          y="15"
          dx="10"
          className={cx("text-[0.875rem] font-stretch-90% max-sm:hidden", plan.popular && "font-strong")}
        >
          {plan.name} {formatPrice(plan.price)}
        </text>
      </svg>
      <span className="sr-only max-sm:hidden">
        {plan.name}, {formatPrice(plan.price)}
      </span>
    </li>
  );
}

/** What is left of a budget, or missing, for one user and month. */
function readPlan({ name, price }: Plan, dollars: number) {
  const spare = dollars - Number(price);
  return {
    label: name,
    text: spare >= 0 ? `${formatPrice(spare)} to spare` : `${formatPrice(-spare)} short`,
  };
}
