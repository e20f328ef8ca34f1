import { CAPACITY, workloads } from "./cluster";

const UNIT = 9;
const HEIGHT = CAPACITY * UNIT;

/** One server for each application, filled as far as the application uses it. */
export function ServersBefore() {
  return (
    <div
      role="img"
      aria-label={`Before: ${workloads.length} servers of ${CAPACITY} units, one application each. ${used.map(({ name, units }) => `${name} uses ${units}`).join(", ")}.`}
    >
      <p className="mb-3 font-strong tracking-[-0.012em]">One server for each application</p>
      <ul className="grid grid-cols-8 gap-1.5 sm:gap-3">
        {used.map(({ name, units }) => (
          <li key={name}>
            <svg width="100%" height={HEIGHT + 2} className="block">
              <rect width="100%" height={HEIGHT + 2} className="fill-surface stroke-control stroke-2" />
              {Array.from({ length: units }, (_, unit) => (
                <rect
                  key={unit}
                  x="3"
                  y={HEIGHT - (unit + 1) * UNIT}
                  width="100%"
                  height={UNIT - 1.5}
                  className="fill-tier-3"
                />
              ))}
            </svg>
            <p className="label-text mt-1 text-ink-3 max-sm:hidden">{name}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const used = workloads.map(({ name, pods }) => ({ name, units: pods.reduce((sum, size) => sum + size, 0) }));
