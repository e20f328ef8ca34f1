import type { Plan } from "~/catalogue/plan";
import { formatPrice } from "~/lib/format/format-price";
import { Badge } from "~/ui/badge";
import { SiteLink } from "~/ui/site-link";

export interface PriceLine {
  service: string;
  plans: readonly Plan[];
  /** The price that fills the width of a bar. */
  full: number;
}

/** All plans of all services in one rack: a line for each service, every price a link to the contact form. */
export function PriceRack({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <>
      <div className="border-t border-axis">
        {lines.map(({ service, plans, full }) => (
          <div key={service} className="grid-12 gap-y-2 border-b border-rule-2 py-5 sm:gap-y-4 sm:py-7">
            <div className="col-span-full flex items-baseline justify-between gap-x-4 sm:block md:col-span-3">
              <h3 className="text-h4">{service}</h3>
              <p className="label-text text-ink-3 sm:mt-1">{`Full width is ${formatPrice(full)}`}</p>
            </div>
            <ul
              data-scale="prices"
              className="col-span-full grid gap-x-(--gap) gap-y-2.5 sm:grid-cols-3 sm:gap-y-5 md:col-span-9"
            >
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PriceBar plan={plan} full={full} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <SiteLink to="/pricing" className="mt-4 inline-block py-2.5 font-strong underline">
        Compare all prices
      </SiteLink>
    </>
  );
}

function PriceBar({ plan, full }: { plan: Plan; full: number }) {
  if (plan.price === "Custom") return null;
  return (
    <SiteLink
      to={`/contact?plan=${plan.id}`}
      className="group flex min-h-11 flex-wrap items-center justify-between gap-x-3 sm:block"
    >
      <span className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong underline decoration-rule-2 underline-offset-4 group-hover:text-blue-text group-hover:decoration-current">
          {plan.name}
        </span>
        {plan.popular && <Badge>Most Popular</Badge>}
      </span>
      <span className="flex items-baseline gap-1.5 sm:mt-1">
        <span className="text-callout-xs leading-tight font-strong tracking-price sm:text-callout-2xl">
          {formatPrice(plan.price)}
        </span>
        <span className="text-small text-ink-2">{plan.period?.text}</span>
      </span>
      <svg aria-hidden width="100%" height="10" className="mt-1 block sm:mt-2">
        <rect width="100%" height="10" className="fill-rule" />
        <rect
          width={`${Math.round((plan.price / full) * 1000) / 10}%`}
          height="10"
          className={plan.popular ? "fill-blue" : "fill-unit"}
        />
      </svg>
    </SiteLink>
  );
}
