import { FigureFrame } from "~/ui/figure-frame";
import type { ComplianceService } from "./compliance-services";

const AUDIT = 9.5;
const initials = [..."JFMAMJJASOND"];

/** The four services along one year that ends in an audit: a bar each, as long as it takes. */
export function AuditYear({ services }: { services: readonly ComplianceService[] }) {
  return (
    <FigureFrame
      example
      caption="a year with the audit in the middle of October. Yours can start in any month."
    >
      <svg aria-hidden width="100%" height="46" className="block overflow-visible">
        {initials.map((initial, month) => (
          <text key={month} x={share(month)} dx="4" y="38" className="label-text text-ink-3">
            {initial}
          </text>
        ))}
        <line x1={share(AUDIT)} x2={share(AUDIT)} y1="20" y2="46" className="stroke-ink stroke-2" />
        <text x={share(AUDIT)} y="14" textAnchor="middle" className="label-text font-bold text-ink">
          Audit
        </text>
      </svg>
      <div className="relative">
        <ul className="border-t border-axis">
          {services.map(({ title, months: [from, to], duration }) => (
            <li key={title} className="relative border-b border-rule-2 pt-3 pb-4">
              <svg aria-hidden width="100%" height="100%" className="absolute inset-0">
                {initials.map((_, month) => (
                  <line key={month} x1={share(month)} x2={share(month)} y2="100%" className="stroke-rule" />
                ))}
                <line x1={share(AUDIT)} x2={share(AUDIT)} y2="100%" className="stroke-ink stroke-2" />
              </svg>
              <p className="relative flex flex-wrap justify-between gap-x-4 text-small">
                <strong className="bg-paper pr-1.5 font-strong">{title}</strong>
                <span className="bg-paper pl-1.5 text-ink-2">{duration}</span>
              </p>
              <svg aria-hidden width="100%" height="18" className="relative mt-1.5 block">
                <rect x={share(from)} width={share(to - from)} height="18" className="fill-cybersecurity" />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </FigureFrame>
  );
}

function share(months: number): string {
  return `${Math.round((months / 12) * 1000) / 10}%`;
}
