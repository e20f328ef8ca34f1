import { type ReactNode, useId } from "react";

import { periodCalled } from "~/catalogue/period";
import { formatCents } from "~/lib/format/format-cents";
import { percent } from "./bar-layout";
import { copy } from "./content";
import { lineColours } from "./line-colour";
import type { EstimateLine } from "./model/estimate";
import { costsOf, type Total, type Totals } from "./model/estimate-costs";
import { lineName } from "./model/line-words";
import { Axis, Bar, YearMarks } from "./total-bars";

export interface TotalsFigureProps {
  lines: readonly EstimateLine[];
  totals: Totals;
}

/** A month, a year and three years as bars on one scale: the month is meant to be a sliver. */
export function TotalsFigure({ lines, totals }: TotalsFigureProps) {
  const hatch = useId();
  const { month, firstYear, threeYears, years } = totals;
  const full = threeYears.gross;
  if (full === 0) return null;
  const colours = lineColours(lines);
  const costs = lines.map((line) => costsOf(line) ?? { month: 0, years: [0, 0, 0] as const });
  const bar = { colours, full, hatch };
  const inYear = (year: 0 | 1 | 2) => costs.map((each) => each.years[year]);

  return (
    <div>
      <svg aria-hidden width="0" height="0" className="absolute">
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" strokeWidth="1.6" className="stroke-ink-3" />
        </pattern>
      </svg>
      <dl className="grid gap-5">
        <Row title={copy.month} total={month}>
          <Bar {...bar} amounts={[costs.map((each) => each.month)]} gst={month.gst}>
            <text x={`${percent(month.gross, full)}%`} dx="10" y="31" className="label-text text-ink-2">
              {month.gross === 0 ? "nothing is paid by the month" : "a month beside three years"}
            </text>
          </Bar>
        </Row>
        <Row title={copy.firstYear} total={firstYear}>
          <Bar {...bar} amounts={[inYear(0)]} gst={firstYear.gst} />
          <PaidOnce lines={lines} />
        </Row>
        <Row title={copy.threeYears} total={threeYears}>
          <Bar {...bar} amounts={[inYear(0), inYear(1), inYear(2)]} gst={threeYears.gst} room={26}>
            <YearMarks years={years} full={full} />
          </Bar>
        </Row>
      </dl>
      <Axis full={full} />
    </div>
  );
}

function Row({ title, total, children }: { title: string; total: Total; children: ReactNode }) {
  return (
    <div>
      <dt className="float-left pt-1.5 font-strong">{title}</dt>
      <dd>
        <p className="mb-2 text-right">
          {total.gst > 0 && (
            <span className="label-text mr-2 text-ink-2 max-sm:sr-only">
              {formatCents(total.net)} + GST {formatCents(total.gst)} ={" "}
            </span>
          )}
          <span className="text-h3 tabular">{formatCents(total.gross)}</span>
        </p>
        {children}
      </dd>
    </div>
  );
}

/** Why the first year is longer than the others. */
function PaidOnce({ lines }: { lines: readonly EstimateLine[] }) {
  const once = lines.filter(({ period }) => periodCalled(period)?.every === "once");
  if (once.length === 0) return null;
  return <p className="label-text mt-1.5 text-ink-2">Paid once: {once.map(lineName).join("; ")}</p>;
}
