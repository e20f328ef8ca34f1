import type { SecurityTestingPlan } from "~/catalogue/lines.data";
import { formatPrice } from "~/lib/format/format-price";
import { PlanTerms } from "~/sections/plan-terms";
import { TextLink } from "~/ui/text-link";
import { WeekBar } from "./assessments";

/** What the security tests cost, each with its duration drawn as above; their own page has all the details. */
export function TestingPrices({ plans }: { plans: readonly SecurityTestingPlan[] }) {
  const longest = Math.max(...plans.map(({ duration }) => duration.weeks?.to ?? 0));
  return (
    <>
      <dl className="area-cybersecurity border-t border-axis">
        {plans.map(({ id, name, description, price, period, duration: { text, weeks } }) => (
          <div
            key={id}
            className="grid-12 gap-y-4 border-b border-rule-2 py-8 max-sm:grid-cols-[1fr_auto]! max-sm:gap-y-1 max-sm:py-4"
          >
            <dt className="sm:col-span-full md:col-span-4 md:pr-6">
              <span className="block text-h4 sm:text-h3">{name}</span>
              <span className="mt-1 block text-small text-ink-2 sm:mt-2">{description}</span>
            </dt>
            <dd className="max-sm:text-right sm:col-span-full md:col-span-3">
              <span className="text-h2 max-sm:block">{formatPrice(price)}</span>{" "}
              <span className="text-ink-2 max-sm:text-small">{period?.text}</span>
            </dd>
            <dd className="col-span-full md:col-span-5">
              <span className="text-small">Duration: {text}</span>
              {weeks && (
                <WeekBar weeks={[weeks.from, weeks.to]} longest={longest} className="mt-4 max-sm:hidden" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <TextLink to="/services/security/penetration-vulnerability#plans" className="mt-7">
        See what each test includes
      </TextLink>
      <PlanTerms plans={plans} />
    </>
  );
}
