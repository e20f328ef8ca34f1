import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";

import type { Plan } from "~/catalogue/plan";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Folded } from "~/ui/folded";
import { PlanTerms } from "./plan-terms";
import { SpecBars } from "./spec-bars";

export interface PlanCardsProps {
  plans: readonly Plan[];
  /** What each button says; by default "Choose" and the plan's name. */
  action?: (plan: Plan) => string;
  /** Where the page offers a free trial. */
  hasTrial?: boolean;
}

/**
 * Plans side by side, the popular one taller and dark, or blue on a dark page; on a phone one below the other; their terms below.
 * Every button leads to the contact form.
 */
export function PlanCards({ plans, action = (plan) => `Choose ${plan.name}`, hasTrial }: PlanCardsProps) {
  return (
    <>
      <ul className="grid gap-3 md:-my-6 md:grid-flow-col md:auto-cols-fr md:gap-0">
        {plans.map((plan) => (
          // Name, price, description, measures and button of all cards share five rows, however long the descriptions are.
          <PlanCard
            key={plan.id}
            plan={plan}
            plans={plans}
            label={action(plan)}
            className={cx(
              "md:row-span-5 md:grid-rows-subgrid",
              plan.popular ? "md:py-12 lg:py-14" : "md:my-6",
            )}
          />
        ))}
      </ul>
      <PlanTerms plans={plans} hasTrial={hasTrial} />
    </>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** All that are shown beside it, for the scale of its bars. */
  plans: readonly Plan[];
  /** What the button says. */
  label: string;
  className: string;
  /** What stands in place of the plain list of features. */
  children?: ReactNode;
}

export function PlanCard({ plan, plans, label, className, children }: PlanCardProps) {
  const { popular } = plan;
  return (
    <li
      className={cx(
        "grid border border-rule-2 p-5 sm:p-6 lg:p-8",
        popular ? "popular scheme-dark bg-paper text-ink" : "bg-surface md:not-last:border-r-0",
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h4">{plan.name}</h3>
        {popular && <Badge>Most Popular</Badge>}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline sm:mt-5 gap-x-2">
        <span className="text-figure">{formatPrice(plan.price)}</span>
        {plan.period && <span className="text-ink-2">{plan.period.text}</span>}
      </p>
      <p className="mt-2 mb-4 text-small sm:mb-6 text-ink-2">{plan.description}</p>
      <div className="mb-6 sm:mb-8">
        {plan.specs && <SpecBars specs={plan.specs} plans={plans} />}
        {children ?? <Included features={plan.features} />}
      </div>
      <ButtonLink
        to={`/contact?plan=${plan.id}`}
        emphasis={popular ? "primary" : "secondary"}
        arrow
        wide
        className="max-lg:px-2 max-lg:narrow"
      >
        {label}
      </ButtonLink>
    </li>
  );
}

/** On a phone the features fold, so that prices can be compared without scrolling past them. */
function Included({ features }: { features: readonly string[] }) {
  return (
    <Folded
      className="border-rule max-sm:border-b max-sm:first:border-t"
      title={<span className="text-small font-strong sm:hidden">Included</span>}
    >
      <FeatureList features={features} />
    </Folded>
  );
}

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-small sm:grid-cols-2 md:grid-cols-1">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden size={17} className="mt-0.75 shrink-0 text-blue-text" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
