import type { ReactNode } from "react";

import type { MonitoringPlan } from "~/catalogue/monitoring";
import { FeatureList, PlanCard } from "~/sections/plan-cards";
import { PlanTerms } from "~/sections/plan-terms";

/** Plans on one ground line: a card is taller than the one before by what its plan adds, which stands on top. */
export function PlanStairs({ plans }: { plans: readonly MonitoringPlan[] }) {
  return (
    <>
      <ul className="grid items-end gap-3 md:grid-cols-3 md:gap-0">
        {plans.map((plan, index) => {
          const before = plans[index - 1];
          return (
            <PlanCard key={plan.id} plan={plan} plans={plans} label={`Choose ${plan.name}`} className="">
              {before && (
                <>
                  <GroupLabel>Added to {before.name}</GroupLabel>
                  <FeatureList features={plan.added} />
                </>
              )}
              <GroupLabel>{before ? `Upgraded from ${before.name}` : "Included"}</GroupLabel>
              <FeatureList features={plan.features.filter((feature) => !plan.added.includes(feature))} />
            </PlanCard>
          );
        })}
      </ul>
      <PlanTerms plans={plans} />
    </>
  );
}

function GroupLabel({ children }: { children: ReactNode }) {
  return <p className="label-text mb-3 border-t border-rule-2 pt-3 text-ink-3 not-first:mt-6">{children}</p>;
}
