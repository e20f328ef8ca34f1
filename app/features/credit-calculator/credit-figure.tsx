import { creditsFrom, minutesOf, span } from "./downtime";

const height = 220;
const tones = ["fill-tier-4", "fill-tier-3", "fill-tier-1"];

interface CreditFigureProps {
  minutes: number;
  days: number;
}

/** The credit over the minutes of a month. Each tenfold of minutes is as wide as the one before, so that all steps can be seen. */
export function CreditFigure({ minutes, days }: CreditFigureProps) {
  const all = minutesOf(days);
  const steps = creditsFrom(days);
  const at = (value: number) => round(positionOf(value, all));
  const own = at(minutes);
  return (
    <svg
      role="img"
      aria-label={`Credit by minutes without service: ${steps
        .map((step) => `${step.credit}% from ${span(step.minutes)}`)
        .join(", ")}.`}
      width="100%"
      height={height + 46}
      className="block overflow-visible forced-color-adjust-none"
    >
      <rect y={height - 2} width="100%" height="2" className="fill-axis" />
      {steps.map(({ credit, minutes: from }, index) => {
        const next = steps[index + 1]?.minutes ?? all;
        return (
          <g key={credit}>
            <rect
              x={`${at(from)}%`}
              y={height - credit * 2}
              width={`${round(at(next) - at(from))}%`}
              height={credit * 2}
              className={tones[index]}
            />
            <svg x={`${at(from)}%`} className="overflow-visible">
              <path d={`M0 ${height}v8`} className="stroke-axis" />
              <text x="2" y={height - credit * 2 - 8} className="fill-ink text-label font-strong">
                {credit}%
              </text>
              <text y={height + 24} className="fill-ink-3 text-caption narrow">
                {span(from)}
              </text>
            </svg>
          </g>
        );
      })}
      <svg x={`${own}%`} className="overflow-visible">
        <path d={`M0 0V${height + 8}`} strokeWidth="6" className="stroke-paper" />
        <path d={`M0 0V${height + 8}`} strokeWidth="2" className="stroke-blue" />
        <text
          x={own > 60 ? -6 : 6}
          y="12"
          textAnchor={own > 60 ? "end" : "start"}
          className="fill-blue-text text-label font-strong"
        >
          {span(minutes)}
        </text>
      </svg>
    </svg>
  );
}

/** In per cent of the width: a minute stands at the left edge, the whole month at the right. */
function positionOf(minutes: number, all: number): number {
  return (logOf(minutes) / logOf(all)) * 100;
}

/** Less than a minute is drawn as a minute: a logarithm has no zero. */
function logOf(minutes: number): number {
  return Math.log10(Math.max(1, minutes));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
