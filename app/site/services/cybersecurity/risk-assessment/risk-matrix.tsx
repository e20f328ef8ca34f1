import { type Finding, levelOf, type Rating, type RiskLevel } from "./risk-levels";

const ratings: readonly Rating[] = [1, 2, 3, 4, 5];

export const levelFills: Record<RiskLevel["name"], string> = {
  Critical: "fill-cybersecurity",
  High: "fill-cybersecurity/60",
  Medium: "fill-cybersecurity/30",
  Low: "fill-cybersecurity/12",
};

/** Likelihood upwards, impact to the right; the numbers are the findings of the sample. As tall as its container. */
export function RiskMatrix({ findings }: { findings: readonly Finding[] }) {
  return (
    <div role="img" aria-label={describe(findings)} className="flex h-full flex-col">
      <div className="grid grow grid-cols-[1.5rem_1fr]">
        <svg height="100%" width="24" className="overflow-visible">
          <Upright y="100%" anchor="start" className="text-ink-3" label="Rare" />
          <Upright y="50%" anchor="middle" className="text-ink" label="Likelihood" />
          <Upright y="0" anchor="end" className="text-ink-3" label="Expected" />
        </svg>
        <svg width="100%" height="100%" className="min-h-80 max-sm:min-h-72">
          {ratings.flatMap((likelihood) =>
            ratings.map((impact) => (
              <rect
                key={`${likelihood}-${impact}`}
                x={`${(impact - 1) * 20.2}%`}
                y={`${(5 - likelihood) * 20.2}%`}
                width="19.2%"
                height="19.2%"
                className={levelFills[levelOf({ likelihood, impact }).name]}
              />
            )),
          )}
          {findings.map((finding, index) => (
            <svg
              key={finding.title}
              x={`${(finding.impact - 1) * 20.2 + 9.6}%`}
              y={`${(5 - finding.likelihood) * 20.2 + 9.6}%`}
              className="overflow-visible"
            >
              <rect x="-15" y="-15" width="30" height="30" className="fill-ink" />
              <text y="6" textAnchor="middle" className="fill-paper font-bold">
                {index + 1}
              </text>
            </svg>
          ))}
        </svg>
      </div>
      <p className="label-text flex justify-between pt-2 pl-6 text-ink-3">
        <span>Slight</span> <span className="text-ink">Impact</span> <span>Severe</span>
      </p>
    </div>
  );
}

interface UprightProps {
  y: string;
  anchor: "start" | "middle" | "end";
  className: string;
  label: string;
}

/** A word of the upright axis, read from below. */
function Upright({ y, anchor, className, label }: UprightProps) {
  return (
    <svg x="12" y={y} className="overflow-visible">
      <text transform="rotate(-90)" textAnchor={anchor} className={`label-text ${className}`}>
        {label}
      </text>
    </svg>
  );
}

function describe(findings: readonly Finding[]): string {
  const places = findings.map(
    (finding, index) =>
      `${index + 1} at likelihood ${finding.likelihood}, impact ${finding.impact}: ${levelOf(finding).name}`,
  );
  return `Risk matrix of likelihood and impact, each from 1 to 5. Sample findings: ${places.join("; ")}.`;
}
