import { CAPACITY, workloads } from "./pods-on-nodes";

const UNIT = 100 / CAPACITY;

/** One server for each application, filled as far as the application uses it. */
export function ServersBefore() {
  return (
    <div
      role="img"
      aria-label={`Before: ${workloads.length} servers of ${CAPACITY} units, one application each. ${used.map(({ name, units }) => `${name} uses ${units}`).join(", ")}.`}
      className="border-t border-rule-2 pt-3.5"
    >
      <p className="mb-3 font-strong tracking-name">Before: one server for each application</p>
      <ul className="grid grid-cols-8 gap-1.5 sm:gap-3">
        {used.map(({ name, units }) => (
          <li key={name}>
            <div className="h-18 border border-control bg-surface p-0.5">
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
          </li>
        ))}
      </ul>
    </div>
  );
}

const used = workloads.map(({ name, pods }) => ({ name, units: pods.reduce((sum, size) => sum + size, 0) }));
