import Check from "lucide-react/icons/check";

import type { Plan } from "~/catalogue/plan";
import { cx } from "~/lib/cx";
import { formatPrice } from "~/lib/format-price";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { SpecBars } from "./spec-bars";

export interface PlanCardsProps {
  plans: readonly Plan[];
  /** What each button says; by default "Choose" and the plan's name. */
  action?: (plan: Plan) => string;
}

/** Plans side by side, the popular one larger and dark; on a phone one below the other. Every button leads to the contact form. */
export function PlanCards({ plans, action = (plan) => `Choose ${plan.name}` }: PlanCardsProps) {
  return (
    <ul className="grid gap-3 md:grid-flow-col md:auto-cols-fr md:gap-0">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} plans={plans} label={action(plan)} />
      ))}
    </ul>
  );
}

function PlanCard({ plan, plans, label }: { plan: Plan; plans: readonly Plan[]; label: string }) {
  const { popular } = plan;
  return (
    <li
      className={cx(
        "flex flex-col border p-6 lg:p-8",
        popular
          ? "scheme-dark border-ink-2 bg-paper text-ink md:-my-6 md:py-12"
          : "border-rule-2 bg-surface md:not-last:border-r-0 md:[li+&]:border-l-0",
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-[1.375rem] leading-tight font-strong tracking-[-0.024em]">{plan.name}</h3>
        {popular && <Badge>Most Popular</Badge>}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span
          className={cx(
            "leading-none font-strong tracking-[-0.055em]",
            popular ? "text-[4.5rem] lg:text-[5rem]" : "text-[3.5rem] lg:text-[4rem]",
          )}
        >
          {formatPrice(plan.price)}
        </span>
        {plan.period && <span className="text-ink-2">{plan.period}</span>}
      </p>
      <p className="mt-2 mb-6 text-[1rem] text-ink-2">{plan.description}</p>
      {plan.specs && <SpecBars specs={plan.specs} plans={plans} />}
      <ul className="mb-8 grid gap-2 text-small">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden size={17} className="mt-0.75 shrink-0 text-blue-text" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={`/contact?plan=${plan.id}`}
        emphasis={popular ? "primary" : "secondary"}
        arrow
        wide
        className="mt-auto"
      >
        {label}
      </ButtonLink>
    </li>
  );
}
