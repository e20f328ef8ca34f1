import type { MonitoringPlan } from "~/catalogue/lines.data";
import { FeatureList, PlanCard } from "~/sections/plan-cards";
import { PlanTerms } from "~/sections/plan-terms";
import { Folded } from "~/ui/folded";

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
                  <p className="label-text mb-3 border-t border-rule-2 pt-3 text-ink-3">
                    Added to {before.name}
                  </p>
                  <FeatureList features={plan.added} />
                </>
              )}
              <Folded
                className="border-t border-rule-2 not-first:mt-6 max-sm:border-b"
                title={
                  <span className="label-text text-ink-3 sm:mt-3 sm:mb-3">
                    {before ? `In place of what ${before.name} has` : "Included"}
                  </span>
                }
              >
                <FeatureList features={plan.features.filter((feature) => !plan.added.includes(feature))} />
              </Folded>
            </PlanCard>
          );
        })}
      </ul>
      <PlanTerms plans={plans} />
    </>
  );
}
