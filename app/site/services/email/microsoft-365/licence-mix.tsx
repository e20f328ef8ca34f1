import { microsoft365 } from "~/catalogue/lines.data";
import { UnitRows } from "~/figures/unit-rows";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { mix } from "./content";

const groups = microsoft365.plans.map((plan, index) => {
  const people = mix.people[index] ?? 0;
  return { plan, people, dollars: people * Number(plan.price) };
});
const everyone = groups.reduce((sum, { people }) => sum + people, 0);
const mixed = groups.reduce((sum, { dollars }) => sum + dollars, 0);
const allOnHighest = everyone * Math.max(...microsoft365.plans.map((plan) => Number(plan.price)));
const shades = ["text-ink-3", "text-accent", "text-ink"];

/** The same forty people twice: each on the plan that fits, and all on the most expensive. */
export function LicenceMix() {
  return (
    <FigureFrame caption={mix.caption} example>
      <div className="area-email grid gap-x-(--gap) gap-y-10 md:grid-cols-12">
        <dl className="border-t border-rule-2 md:col-span-8">
          {groups.map(({ plan, people, dollars }, index) => (
            <div
              key={plan.id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-b border-rule py-4 sm:grid-cols-[11rem_1fr_auto]"
            >
              <dt className="font-strong">
                {plan.name}
                <span className="block text-small font-normal text-ink-2">
                  {people} people at {formatPrice(plan.price)}
                </span>
              </dt>
              <dd aria-hidden className="max-sm:order-last max-sm:col-span-2">
                <Squares count={people} className={shades[index] ?? ""} />
              </dd>
              <dd className="text-callout-md font-strong tracking-callout">{formatPrice(dollars)}</dd>
            </div>
          ))}
        </dl>
        <dl className="flex gap-10 max-[22rem]:flex-col max-sm:justify-between md:col-span-4 md:flex-col md:gap-8 md:border-l md:border-rule-2 md:pl-8">
          {[
            { label: "per month, each on the plan that fits", value: mixed },
            { label: "per month, everyone on Business Premium", value: allOnHighest },
          ].map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="mt-2 text-small text-ink-2">{label}</dt>
              <dd className="text-figure">{formatPrice(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </FigureFrame>
  );
}

function Squares({ count, className }: { count: number; className: string }) {
  return (
    <svg viewBox="0 0 358 18" className="w-full max-w-90">
      <UnitRows rows={[{ y: 1, count }]} pitch={20} size={{ width: 16, height: 16 }} className={className} />
    </svg>
  );
}
