import { dollars } from "~/features/number-figures/model/dollars";
import { finopsBill } from "~/features/number-figures/model/finops-bill";
import { FigureInput } from "~/features/number-figures/figure-input";
import { type Bar, barsPath } from "~/figures/bars";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";

/** Saved in each month in per cent of the old bill: at least, and at most. An example of how 20–40% is reached. */
const months = [
  [0, 0],
  [0, 0],
  [0, 0],
  [5, 5],
  [10, 15],
  [10, 20],
  [15, 25],
  [15, 30],
  [20, 35],
  [20, 40],
  [20, 40],
  [20, 40],
] as const;

/** One unit is five per cent of the bill. */
const STEP = 5;
const TOP = 26;
const UNIT = { width: 62, height: 12 };
/** The last month ends at the right edge. */
const PITCH = { x: (999 - UNIT.width) / (months.length - 1), y: 16 };
const HEIGHT = TOP + (100 / STEP) * PITCH.y;

/** A year of the visitor's bills as stacks of units; from the fourth month on, what is saved is hollow. */
function SpendChart() {
  return <FigureInput figure={finopsBill}>{(bill) => <YearOfBills bill={bill} />}</FigureInput>;
}

export default island(SpendChart);

function YearOfBills({ bill }: { bill: number }) {
  const [before, least, most] = [100, 60, 80].map((share) => dollars((bill * share) / 100));
  return (
    <FigureFrame
      example
      caption="a year of cloud bills. Each unit is 5% of the bill as it was; reviews start in month 4."
      legend={
        <>
          <LegendItem swatch="bg-blue">Still paid</LegendItem>
          <LegendItem swatch="bg-blue-3">Paid or saved: between 20% and 40%</LegendItem>
          <LegendItem swatch="border border-blue-2 h-3!">Saved in any case</LegendItem>
        </>
      }
    >
      <div
        role="img"
        aria-label={`Example: twelve monthly bills. The first three are at 100%, ${before}. From month 4 on they shrink, and from month 10 on each is between 60% and 80% of the old bill, ${least} to ${most}: 20 to 40% is saved.`}
        className="flex gap-3"
      >
        <DollarAxis bill={bill} />
        <div className="relative flex-1">
          <svg
            viewBox={`0 0 1000 ${HEIGHT}`}
            preserveAspectRatio="none"
            width="100%"
            height={HEIGHT}
            className="block animate-draw"
          >
            <path d={stack((atLeast, atMost) => [0, 100 - atMost])} className="fill-blue" />
            <path d={stack((atLeast, atMost) => [100 - atMost, 100 - atLeast])} className="fill-blue-3" />
            <path
              d={stack((atLeast) => [100 - atLeast, 100])}
              className="fill-none stroke-blue-2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <svg width="100%" height={HEIGHT + 24} className="absolute inset-0 block">
            <text y="14" className={`${label} font-strong`}>
              Before: {before}
            </text>
            <text x="100%" y="14" textAnchor="end" className={`${label} font-strong`}>
              After: {least}–{most}
            </text>
            {[1, 4, 10, 12].map((month) => (
              <text
                key={month}
                x={`${((month - 1) * PITCH.x) / 10}%`}
                y={HEIGHT + 18}
                className={`${label} text-ink-3`}
              >
                {month === 1 ? "Month 1" : month}
              </text>
            ))}
            <line x1={startOf(10)} x2={startOf(10)} y1="22" y2={HEIGHT} className="stroke-rule-2" />
            <line x1={startOf(4)} x2={startOf(4)} y1="22" y2={HEIGHT} className="stroke-rule-2" />
          </svg>
          <div className="h-6" />
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="text-figure">20–40%</span>
        <span className="font-strong">less, month after month</span>
      </p>
    </FigureFrame>
  );
}

/** The bill in quarters: the steps change with it, the shape does not. */
function DollarAxis({ bill }: { bill: number }) {
  return (
    <svg width="60" height={HEIGHT + 24} className="shrink-0 text-ink-3">
      {[0, 25, 50, 75, 100].map((share) => (
        <text
          key={share}
          x="100%"
          y={HEIGHT - (share / STEP) * PITCH.y + (share === 100 ? 12 : 4)}
          textAnchor="end"
          className={label}
        >
          {dollars((bill * share) / 100)}
        </text>
      ))}
    </svg>
  );
}

const label = "text-caption narrow font-medium";

/** Where the line before a month stands, in the middle of the gap. */
function startOf(month: number): string {
  return `${((month - 1) * PITCH.x - (PITCH.x - UNIT.width) / 2) / 10}%`;
}

/** The units of every month between two levels of the bill, in per cent. */
function stack(levels: (atLeast: number, atMost: number) => readonly [from: number, to: number]): string {
  const bars = months.flatMap(([atLeast, atMost], month): Bar[] => {
    const [from, to] = levels(atLeast, atMost);
    return Array.from({ length: (to - from) / STEP }, (_, index) => ({
      x: month * PITCH.x + 0.5,
      y: HEIGHT - (from / STEP + index + 1) * PITCH.y + 2,
      ...UNIT,
    }));
  });
  return barsPath(bars);
}
