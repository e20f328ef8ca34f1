import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";

import type { Plan } from "~/catalogue/plan";
import { cx } from "~/lib/react/cx";
import { formatPrice } from "~/lib/format/format-price";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { processor } from "./content";
import { SpecDrawing } from "./spec-drawing";

/** The builds side by side, part by part. A phone gets the same plans as cards instead. */
export function Comparison({ plans, className }: { plans: readonly Plan[]; className: string }) {
  const specs = plans[0]?.specs?.map((spec) => spec.label) ?? [];
  const features = [...new Set(plans.flatMap((plan) => plan.features))].filter(
    (feature) => feature !== processor.feature,
  );
  return (
    <table className={cx("area-hosting w-full table-fixed border-collapse bg-surface text-left", className)}>
      <caption className="sr-only">Dedicated servers compared</caption>
      <thead>
        <tr className="align-top">
          <th scope="col" className="w-1/5 border border-rule-2 p-6 text-small font-medium text-ink-2">
            Per month
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" className={cx(cell(plan), "p-6 font-normal")}>
              <span className="flex min-h-15 flex-col items-start justify-between gap-2 lg:min-h-8 lg:flex-row">
                <span className="text-h4">{plan.name}</span>
                {plan.popular && <Badge>Most Popular</Badge>}
              </span>
              <span className="mt-3 block text-callout-7xl leading-none font-strong tracking-numeral">
                {formatPrice(plan.price)}
              </span>
              <span className="mt-2 block text-small text-ink-2">{plan.description}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={processor.label} plans={plans}>
          {() => processor.text}
        </Row>
        {specs.map((label) => (
          <Row key={label} name={label} plans={plans}>
            {(plan) => {
              const spec = plan.specs?.find((each) => each.label === label);
              return (
                spec && (
                  <>
                    <span className="mb-3 block text-h4">{spec.text}</span>
                    <SpecDrawing spec={spec} plans={plans} />
                  </>
                )
              );
            }}
          </Row>
        ))}
        {features.map((feature) => (
          <Row key={feature} name={feature} plans={plans}>
            {(plan) => <Included yes={plan.features.includes(feature)} />}
          </Row>
        ))}
        <Row name="Next step" plans={plans}>
          {(plan) => (
            <ButtonLink
              to={`/contact?plan=${plan.id}`}
              emphasis={plan.popular ? "primary" : "secondary"}
              arrow
              wide
            >
              Configure <span className="sr-only">{plan.name}</span>
            </ButtonLink>
          )}
        </Row>
      </tbody>
    </table>
  );
}

interface RowProps {
  name: string;
  plans: readonly Plan[];
  children: (plan: Plan) => ReactNode;
}

function Row({ name, plans, children }: RowProps) {
  return (
    <tr className="align-top">
      <th scope="row" className="border border-rule-2 px-6 py-4 text-small font-medium text-ink-2">
        {name}
      </th>
      {plans.map((plan) => (
        <td key={plan.id} className={cx(cell(plan), "px-6 py-4")}>
          {children(plan)}
        </td>
      ))}
    </tr>
  );
}

function Included({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : Minus;
  return (
    <>
      <Icon aria-hidden size={20} className={yes ? "text-blue-text" : "text-ink-3"} />
      <span className="sr-only">{yes ? "Included" : "Not included"}</span>
    </>
  );
}

function cell(plan: Plan): string {
  return plan.popular ? "popular scheme-dark border border-rule-2 bg-paper text-ink" : "border border-rule-2";
}
