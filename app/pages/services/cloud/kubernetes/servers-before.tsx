import { CAPACITY, workloads } from "./cluster";

const UNIT = 100 / CAPACITY;

/** One server for each application, filled as far as the application uses it; as tall as a node beside it. */
export function ServersBefore() {
  return (
    <div
      role="img"
      aria-label={`Before: ${workloads.length} servers of ${CAPACITY} units, one application each. ${used.map(({ name, units }) => `${name} uses ${units}`).join(", ")}.`}
      className="col-span-full border-t border-axis pt-3.5 md:col-span-6 lg:col-span-8"
    >
      <p className="mb-3 font-strong tracking-[-0.012em]">One server for each application</p>
      <ul className="grid grid-cols-8 gap-1.5 sm:gap-3 lg:gap-(--gap)">
        {used.map(({ name, units }) => (
          <li key={name}>
            <div className="h-18 border border-control bg-surface p-0.5 md:h-44.5">
              <svg width="100%" height="100%" className="block">
                {Array.from({ length: units }, (_, unit) => (
                  <rect
                    key={unit}
                    y={`${100 - (unit + 1) * UNIT + 1}%`}
                    width="100%"
                    height={`${UNIT - 1}%`}
                    className="fill-tier-3"
                  />
                ))}
              </svg>
            </div>
            <p className="label-text mt-1.5 text-ink-3 max-sm:hidden">{name}</p>
            <p className="label-text text-ink-3 max-lg:hidden">{`${units} of ${CAPACITY} units`}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const used = workloads.map(({ name, pods }) => ({ name, units: pods.reduce((sum, size) => sum + size, 0) }));
