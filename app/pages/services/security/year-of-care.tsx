import type { ReactNode } from "react";

import { UnitRows } from "~/figures/unit-rows";
import { FigureFrame } from "~/ui/figure-frame";

const YEAR = 365;
const HEIGHT = 22;

export interface YearOfCareProps {
  /** How long the validation of a certificate takes, in days. */
  validationDays: { from: number; to: number };
  /** How long a penetration test takes, in days. */
  testDays: { from: number; to: number };
  /** How often a copy is made, e.g. "24 h". */
  copyEvery: string;
  caption: string;
}

/** What the four services do in a year, a day being the same width in each lane. */
export function YearOfCare({ validationDays, testDays, copyEvery, caption }: YearOfCareProps) {
  return (
    <FigureFrame caption={caption}>
      <ul className="area-security border-t border-axis">
        <Lane
          name="Certificate"
          fact={`${validationDays.from}–${validationDays.to} days of checks, then expiry monitoring`}
        >
          <rect y={HEIGHT / 2 - 1} width="100%" height="2" className="fill-accent" />
          <Range days={validationDays} className="fill-accent" />
        </Lane>
        <Lane name="Firewall" fact="Every request, 365 days a year">
          <rect width="100%" height={HEIGHT} className="fill-accent" />
        </Lane>
        <Lane name="Penetration test" fact={`${testDays.from / 7}–${testDays.to / 7} weeks, then your fixes`}>
          <line x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} strokeDasharray="2 6" className="stroke-ink-3" />
          <Range days={testDays} className="fill-cybersecurity" />
        </Lane>
        <Lane name="Backup" fact={`A copy every ${copyEvery}`}>
          <Copies count={YEAR} className="max-md:hidden" />
          <Copies count={YEAR / 5} className="md:hidden" />
        </Lane>
      </ul>
      <Months />
    </FigureFrame>
  );
}

function Lane({ name, fact, children }: { name: string; fact: string; children: ReactNode }) {
  return (
    <li className="border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <strong className="text-h4 font-strong">{name}</strong>
        <span className="text-small text-ink-2">{fact}</span>
      </p>
      <svg aria-hidden width="100%" height={HEIGHT} className="mt-2.5 block animate-draw">
        {children}
      </svg>
    </li>
  );
}

/** Solid up to the shorter end of a range, paler to the longer one. */
function Range({ days, className }: { days: { from: number; to: number }; className: string }) {
  return (
    <>
      <rect width={share(days.to)} height={HEIGHT} className="fill-paper" />
      <rect width={share(days.to)} height={HEIGHT} opacity="0.5" className={className} />
      <rect width={share(days.from)} height={HEIGHT} className={className} />
    </>
  );
}

/** A tick for each day; on a phone those would run together, so there a tick stands for five. */
function Copies({ count, className }: { count: number; className: string }) {
  return (
    <svg
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${count} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={className}
    >
      <UnitRows
        rows={[{ y: 0, count }]}
        pitch={1}
        size={{ width: 0.55, height: HEIGHT }}
        className="text-accent"
      />
    </svg>
  );
}

function Months() {
  return (
    <svg aria-hidden width="100%" height="28" className="label-text block text-ink-3">
      {Array.from({ length: 13 }, (_, month) => (
        <g key={month}>
          <line x1={share(month * 30)} x2={share(month * 30)} y2="7" className="stroke-rule-2" />
          <text
            x={share(month * 30)}
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

function share(days: number): string {
  return `${Math.round((days / YEAR) * 10_000) / 100}%`;
}
