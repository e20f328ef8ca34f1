import type { ComponentType } from "react";

import { choosePath, factsOf, type ListedPlan, monthText } from "~/catalogue/listed-plan";
import { dottedList } from "~/lib/format/dotted-list";
import { formatPrice } from "~/lib/format/format-price";
import { ButtonLink } from "~/ui/button";
import { nameOf, type Stop } from "./reading";

/** What a second button for a plan is told. */
export interface PlanExtraProps {
  plan: ListedPlan;
  /** With its product line, e.g. "VPS Hosting Professional". */
  name: string;
}

interface ReadingPanelProps {
  stop: Stop;
  Extra: ComponentType<PlanExtraProps>;
}

/** What the hairline stands at, and the way to choose it. */
export function ReadingPanel({ stop, Extra }: ReadingPanelProps) {
  const { line, plan } = stop;
  const month = plan.month !== plan.price && plan.month !== undefined && `${monthText(plan)} a month`;
  return (
    <section aria-label="On the line" className="price-panel">
      <p aria-hidden className="label-text mb-1.5 text-ink-3 max-md:hidden">
        On the line
      </p>
      <p className="price-panel-name">
        {nameOf(stop)} <span className="text-blue-text">{formatPrice(plan.price)}</span>
      </p>
      <p className="label-text col-span-full mt-1 text-ink-2">
        {dottedList([plan.period?.text, month, ...factsOf(line, plan)])}
      </p>
      <div className="price-panel-actions">
        <ButtonLink to={choosePath(plan)} size="small" className="min-h-11">
          <span>
            Choose <span className="max-md:sr-only">{plan.name}</span>
          </span>
        </ButtonLink>
        <Extra plan={plan} name={nameOf(stop)} />
      </div>
    </section>
  );
}
