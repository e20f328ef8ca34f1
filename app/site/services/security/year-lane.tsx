import { UnitRows } from "~/figures/unit-rows";
import type { ServiceKey } from "./content";
import { LANE, shareOfYear, YEAR } from "./year";

export interface YearLaneProps {
  service: ServiceKey;
  /** How long the validation of a certificate takes, in days. */
  validationDays: Days;
  /** How long a penetration test takes, in days. */
  testDays: Days;
}

interface Days {
  from: number;
  to: number;
}

/** What one service does in a year, drawn to the day. */
export function YearLane({ service, validationDays, testDays }: YearLaneProps) {
  return (
    <svg aria-hidden width="100%" height={LANE} className="block animate-draw">
      {service === "ssl" && (
        <>
          <rect y={LANE / 2 - 1} width="100%" height="2" className="fill-accent" />
          <Range days={validationDays} className="fill-accent" />
        </>
      )}
      {service === "waf" && <rect width="100%" height={LANE} className="fill-accent" />}
      {service === "testing" && (
        <>
          <line x2="100%" y1={LANE / 2} y2={LANE / 2} strokeDasharray="2 6" className="stroke-ink-3" />
          <Range days={testDays} className="fill-cybersecurity" />
        </>
      )}
      {service === "backup" && (
        <>
          <Copies count={YEAR} className="max-md:hidden" />
          <Copies count={YEAR / 5} className="md:hidden" />
        </>
      )}
    </svg>
  );
}

/** Solid up to the shorter end of a range, paler to the longer one. */
function Range({ days, className }: { days: { from: number; to: number }; className: string }) {
  return (
    <>
      <rect width={shareOfYear(days.to)} height={LANE} className="fill-paper" />
      <rect width={shareOfYear(days.to)} height={LANE} opacity="0.5" className={className} />
      <rect width={shareOfYear(days.from)} height={LANE} className={className} />
    </>
  );
}

/** A tick for each day; on a phone those would run together, so there a tick stands for five. */
function Copies({ count, className }: { count: number; className: string }) {
  return (
    <svg
      width="100%"
      height={LANE}
      viewBox={`0 0 ${count} ${LANE}`}
      preserveAspectRatio="none"
      className={className}
    >
      <UnitRows
        rows={[{ y: 0, count }]}
        pitch={1}
        size={{ width: 0.55, height: LANE }}
        className="text-accent"
      />
    </svg>
  );
}
