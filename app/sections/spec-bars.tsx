import type { Plan, Spec } from "~/catalogue/plan";
import { cx } from "~/lib/react/cx";

/** A plan's measures as bars; full width is the largest of that measure among all plans shown. */
export function SpecBars({ specs, plans }: { specs: readonly Spec[]; plans: readonly Plan[] }) {
  return (
    <dl
      data-scale="specs"
      className={cx(
        "border-t border-rule text-small sm:mb-6",
        // On a phone in pairs, unless one would be left over.
        specs.length % 2 === 0 && "max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:narrow",
      )}
    >
      {specs.map((spec) => (
        <div
          key={spec.label}
          className="flex flex-wrap justify-between gap-x-2 gap-y-1 border-b border-rule py-2"
        >
          <dt className="text-ink-2">{spec.label}</dt>
          <dd className="contents">
            <span className="font-strong tabular">{spec.text}</span>
            {/* On a line of its own: beside its figure, a bar would be shorter the longer the figure is. */}
            <svg aria-hidden height="8" width="100%" className="block bg-rule">
              <rect width={`${share(spec, plans)}%`} height="8" className="fill-blue-2" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function share(spec: Spec, plans: readonly Plan[]): number {
  const same = plans.flatMap((plan) => plan.specs ?? []).filter((other) => other.label === spec.label);
  return Math.round((spec.value / Math.max(...same.map((other) => other.value))) * 1000) / 10;
}
