import type { Plan, Spec } from "~/catalogue/plan";

export interface SpecDrawingProps {
  spec: Spec;
  /** All plans compared, for the common measure. */
  plans: readonly Plan[];
}

/** A measure drawn to scale: drives one by one, memory in units of 8 GB, the port as one line. */
export function SpecDrawing({ spec, plans }: SpecDrawingProps) {
  if (spec.label === "Storage") return <Drives spec={spec} />;
  if (spec.label === "RAM") return <Units count={spec.value / 8} outOf={largest(plans, "RAM") / 8} />;
  const share = (spec.value / largest(plans, spec.label)) * 100;
  return (
    <svg aria-hidden width="100%" height="10" className="block">
      <rect width="100%" height="10" className="fill-rule" />
      <rect width={`${share}%`} height="10" className="fill-accent" />
    </svg>
  );
}

/** "2 × 500 GB NVMe" is two bars of half the length of a terabyte; SATA drives are drawn in ink. */
function Drives({ spec }: { spec: Spec }) {
  const drives = Number.parseInt(spec.text, 10);
  const width = spec.value / drives / 10;
  return (
    <svg aria-hidden width="100%" height="42" className="block">
      {Array.from({ length: drives }, (_, drive) => (
        <rect
          key={drive}
          y={drive * 11}
          width={`${width}%`}
          height="8"
          className={spec.text.includes("NVMe") ? "fill-accent" : "fill-unit"}
        />
      ))}
    </svg>
  );
}

function Units({ count, outOf }: { count: number; outOf: number }) {
  return (
    <svg aria-hidden width="100%" height="14" className="block">
      {Array.from({ length: outOf }, (_, unit) => (
        <rect
          key={unit}
          x={`${(unit / outOf) * 100}%`}
          width={`${70 / outOf}%`}
          height="14"
          className={unit < count ? "fill-accent" : "fill-rule"}
        />
      ))}
    </svg>
  );
}

function largest(plans: readonly Plan[], label: string): number {
  return Math.max(
    ...plans
      .flatMap((plan) => plan.specs ?? [])
      .filter((spec) => spec.label === label)
      .map((spec) => spec.value),
  );
}
