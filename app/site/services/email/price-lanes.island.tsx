import type { PricedPlan } from "~/catalogue/plan";
import { dollars } from "~/features/number-figures/model/dollars";
import { emailMailboxes, yearly } from "~/features/number-figures/model/email-mailboxes";
import { FigureInput } from "~/features/number-figures/figure-input";
import { positionOn } from "~/figures/scale";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { TextLink } from "~/ui/text-link";
import { prices, sentences } from "./content";
import { suites } from "./suites";

const highest = Math.max(...suites.flatMap(({ plans }) => plans.map(({ price }) => Number(price))));
/** The dollars of the bars, with room for the name of the highest. */
const scale = { to: Math.max(28, 1.25 * highest) };

/** Every plan of every suite as a bar, with what it comes to for the visitor's mailboxes. */
function PriceLanes() {
  return <FigureInput figure={emailMailboxes}>{(mailboxes) => <Lanes mailboxes={mailboxes} />}</FigureInput>;
}

export default island(PriceLanes);

function Lanes({ mailboxes }: { mailboxes: number }) {
  return (
    <FigureFrame caption={prices.caption(mailboxes)}>
      <div className="relative">
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
                  <Lane key={plan.id} plan={plan} mailboxes={mailboxes} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </FigureFrame>
  );
}

function Lane({ plan, mailboxes }: { plan: PricedPlan; mailboxes: number }) {
  const all = `${dollars(yearly(Number(plan.price), mailboxes))} a year`;
  const width = `${positionOn(scale, Number(plan.price))}%`;
  return (
    <li>
      <p className="label-text flex justify-between gap-4 pb-1 sm:hidden">
        {plan.name} {formatPrice(plan.price)} <span className="font-strong text-blue-text">{all}</span>
      </p>
      <svg aria-hidden width="100%" className="block h-3 overflow-visible sm:h-5">
        <rect
          width={width}
          height="100%"
          className={cx("animate-draw", plan.popular ? "fill-accent" : "fill-accent/35")}
        />
        <text
          x={width}
          y="15"
          dx="10"
          className={cx("text-note narrow max-sm:hidden", plan.popular && "font-strong")}
        >
          {plan.name} {formatPrice(plan.price)}
          <tspan dx="10" className="fill-blue-text font-strong">
            {all}
          </tspan>
        </text>
      </svg>
      <span className="sr-only max-sm:hidden">
        {plan.name}, {formatPrice(plan.price)}, {all}
      </span>
    </li>
  );
}
