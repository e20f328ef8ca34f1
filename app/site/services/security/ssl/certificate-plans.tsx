import type { SslPlan } from "~/catalogue/lines.data";
import { cx } from "~/lib/react/cx";
import { FeatureList, PlanCard } from "~/sections/plan-cards";
import { PlanTerms } from "~/sections/plan-terms";
import { Folded } from "~/ui/folded";

/** The plans as on other pages, except that a phone folds their features: the levels are compared above. */
export function CertificatePlans({ plans }: { plans: readonly SslPlan[] }) {
  return (
    <>
      <ul className="grid gap-3 md:-my-6 md:grid-flow-col md:auto-cols-fr md:gap-0">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            plans={plans}
            label={`Choose ${plan.name}`}
            className={cx(
              "md:row-span-5 md:grid-rows-subgrid",
              plan.popular ? "md:py-12 lg:py-14" : "md:my-6",
            )}
          >
            <Folded title={<h4 className="text-small font-strong">Included</h4>}>
              <div className="sm:mt-3">
                <FeatureList features={plan.features} />
              </div>
            </Folded>
          </PlanCard>
        ))}
      </ul>
      <PlanTerms plans={plans} />
    </>
  );
}
