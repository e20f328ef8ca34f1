import type { Plan } from "~/catalogue/plan";
import { billing } from "~/catalogue/promises/billing.data";
import { term } from "~/catalogue/promises/term.data";
import { trial } from "~/catalogue/promises/trial.data";
import { SiteLink } from "~/ui/site-link";

interface PlanTermsProps {
  plans: readonly Pick<Plan, "period">[];
  /** Where the page offers a free trial. */
  hasTrial?: boolean | undefined;
}

/** What a buyer must know beside the prices: currency, tax, term, notice and trial, and the way to all prices. */
export function PlanTerms({ plans, hasTrial }: PlanTermsProps) {
  const paid = new Set(plans.map(({ period }) => period?.every));
  const terms = [
    ["Currency and tax", billing.sentence],
    paid.has("month") && ["Term and notice", term.sentence],
    paid.has("hour") && ["Term and notice", `${billing.hourly} ${term.hourly}`],
    paid.has("year") && ["Term and notice", term.yearly],
    paid.has("once") && ["Paid once", term.once],
    hasTrial && ["Free trial", trial.sentence],
  ].filter((each) => Array.isArray(each));
  return (
    <div className="mt-8 text-small max-sm:mt-5 md:mt-12">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 text-ink-2">
        {terms.map(([name, text]) => (
          <div key={name} className="max-w-[44ch] grow basis-56">
            <dt className="font-strong text-ink">{name}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
      <SiteLink to="/pricing" className="mt-4 max-sm:mt-2 inline-block py-2.5 font-strong underline">
        Compare all prices
      </SiteLink>
    </div>
  );
}
