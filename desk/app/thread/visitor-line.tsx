import { describe } from "~/enquiry/subject/describe";
import { areaOfEnquiry } from "../../core/enquiry-area.ts";
import type { EarlierEnquiry } from "../../core/staff/earlier-enquiries.ts";

interface VisitorLineProps {
  earlier: readonly EarlierEnquiry[];
  /** When the one in view came. */
  createdAt: Date;
  now: Date;
}

/** Each enquiry of a visitor a bar on whole years. Filled: ordered; outline: not; blue and taller: this one. */
export function VisitorLine({ earlier, createdAt, now }: VisitorLineProps) {
  const first = Math.min(createdAt.getTime(), ...earlier.map((each) => each.createdAt.getTime()));
  const firstYear = new Date(first).getUTCFullYear();
  const lastYear = now.getUTCFullYear();
  const from = startOf(firstYear);
  const to = startOf(lastYear + 1);
  const at = (time: number) => `${Math.round(((time - from) / (to - from)) * 1000) / 10}%`;
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return (
    <svg width="100%" height="52" aria-hidden className="mt-3 block overflow-visible">
      <rect y="30" width="100%" height="1" className="fill-ink-3" />
      {years.map((year) => (
        <g key={year}>
          <rect x={at(startOf(year))} y="30" width="1" height="6" className="fill-ink-3" />
          {years.length < 9 && (
            <text x={at(startOf(year))} y="49" className="fill-ink-3 text-tick font-medium narrow">
              {year}
            </text>
          )}
        </g>
      ))}
      {earlier.map((each) => (
        <rect
          key={each.number}
          x={at(each.createdAt.getTime())}
          y="8.5"
          width="5"
          height="21"
          className={`${areaClass(each)} ${each.isOrdered ? "fill-accent" : "fill-surface stroke-accent stroke-[1.5]"}`}
        />
      ))}
      <rect x={at(createdAt.getTime())} y="2" width="6" height="28" className="fill-blue-text" />
    </svg>
  );
}

function startOf(year: number): number {
  return Date.UTC(year, 0);
}

function areaClass({ subject, service }: EarlierEnquiry): string {
  const area = areaOfEnquiry({ service: service || (subject ? describe(subject).service : ""), subject });
  return area ? `area-${area}` : "";
}
