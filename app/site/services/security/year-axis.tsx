import { shareOfYear } from "./year";

/** The days under the lanes. */
export function YearAxis() {
  return (
    <svg aria-hidden width="100%" height="28" className="label-text block text-ink-3">
      {Array.from({ length: 13 }, (_, month) => (
        <g key={month}>
          <line x1={shareOfYear(month * 30)} x2={shareOfYear(month * 30)} y2="7" className="stroke-rule-2" />
          <text
            x={shareOfYear(month * 30)}
            y="22"
            textAnchor={month === 0 ? "start" : month === 12 ? "end" : "middle"}
            className={month % 4 ? "max-md:hidden" : undefined}
          >
            {month === 0 ? "Day 0" : month * 30}
          </text>
        </g>
      ))}
    </svg>
  );
}
