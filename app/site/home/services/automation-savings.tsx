import type { Saving } from "~/catalogue/automation";

const UNITS = 20;

/** What is left of a process after automation, against what it took by hand. */
export function AutomationSavings({ savings }: { savings: readonly Saving[] }) {
  return (
    <figure>
      <dl data-scale="savings" className="grid gap-4.5">
        {savings.map(({ measure, saved }) => (
          <div key={measure} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
            <dt className="text-small">{measure}</dt>
            <dd className="text-callout-sm leading-none font-strong tracking-callout">−{saved}%</dd>
            <dd aria-hidden className="col-span-2">
              <svg width="100%" height="22" className="block">
                {Array.from({ length: UNITS }, (_, unit) => (
                  <rect
                    key={unit}
                    x={`${(unit * 100) / UNITS}%`}
                    width={`${100 / UNITS - 1}%`}
                    height="22"
                    className={
                      unit < Math.round((UNITS * (100 - saved)) / 100) ? "fill-accent" : "fill-accent/18"
                    }
                  />
                ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="label-text mt-4 text-ink-3">
        Each bar is the work by hand; the dark part is what's left after automation.
      </figcaption>
    </figure>
  );
}
