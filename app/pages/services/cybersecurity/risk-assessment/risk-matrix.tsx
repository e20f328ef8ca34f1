import { FigureFrame } from "~/ui/figure-frame";
import { type Finding, levelOf, type Rating, type RiskLevel, riskLevels } from "./risk-levels";

const ratings: readonly Rating[] = [1, 2, 3, 4, 5];
const ROW = 68;
const GAP = 4;

export const levelFills: Record<RiskLevel["name"], string> = {
  Critical: "fill-cybersecurity",
  High: "fill-cybersecurity/60",
  Medium: "fill-cybersecurity/30",
  Low: "fill-cybersecurity/12",
};

/** Likelihood upwards, impact to the right; the numbers are the findings of the sample. */
export function RiskMatrix({ findings }: { findings: readonly Finding[] }) {
  return (
    <>
      <FigureFrame caption="the numbers are the findings of the sample assessment." example>
        <div role="img" aria-label={describe(findings)} className="grid grid-cols-[1.5rem_1fr]">
          <Scale />
          <svg width="100%" height={5 * ROW + 40} className="overflow-visible">
            {ratings.flatMap((likelihood) =>
              ratings.map((impact) => (
                <rect
                  key={`${likelihood}-${impact}`}
                  x={`${(impact - 1) * 20}%`}
                  y={(5 - likelihood) * ROW}
                  width="19.2%"
                  height={ROW - GAP}
                  className={levelFills[levelOf({ likelihood, impact }).name]}
                />
              )),
            )}
            {findings.map((finding, index) => (
              <svg
                key={finding.title}
                x={`${(finding.impact - 1) * 20 + 9.6}%`}
                y={(5 - finding.likelihood) * ROW + (ROW - GAP) / 2}
                className="overflow-visible"
              >
                <rect x="-15" y="-15" width="30" height="30" className="fill-ink" />
                <text y="6" textAnchor="middle" className="fill-paper font-bold">
                  {index + 1}
                </text>
              </svg>
            ))}
            {ratings.map((impact) => (
              <text
                key={impact}
                x={`${(impact - 1) * 20 + 9.6}%`}
                y={5 * ROW + 14}
                textAnchor="middle"
                className="label-text text-ink-2"
              >
                {impact}
              </text>
            ))}
            <text y={5 * ROW + 36} className="label-text text-ink-3">
              Slight
            </text>
            <text x="48%" y={5 * ROW + 36} textAnchor="middle" className="label-text text-ink">
              Impact
            </text>
            <text x="99.2%" y={5 * ROW + 36} textAnchor="end" className="label-text text-ink-3">
              Severe
            </text>
          </svg>
        </div>
      </FigureFrame>
      <Legend />
    </>
  );
}

/** The upright axis, read from below. */
function Scale() {
  return (
    <svg width="24" height={5 * ROW}>
      <text transform={`translate(12 ${5 * ROW - GAP}) rotate(-90)`} className="label-text text-ink-3">
        Rare
      </text>
      <text
        transform={`translate(12 ${2.5 * ROW}) rotate(-90)`}
        textAnchor="middle"
        className="label-text text-ink"
      >
        Likelihood
      </text>
      <text transform="translate(12 0) rotate(-90)" textAnchor="end" className="label-text text-ink-3">
        Expected
      </text>
    </svg>
  );
}

/** The four levels; the bar is the time left, full width being 90 days. */
function Legend() {
  return (
    <>
      <h3 className="mt-10 text-h4">Risk levels</h3>
      <dl className="mt-3 border-t border-axis">
        {riskLevels.map((level) => (
          <div
            key={level.name}
            className="grid grid-cols-[1.125rem_5rem_1fr] items-center gap-x-3 border-b border-rule-2 py-3 text-small"
          >
            <svg aria-hidden width="18" height="18">
              <rect width="18" height="18" className={levelFills[level.name]} />
            </svg>
            <dt className="font-strong">{level.name}</dt>
            <dd>
              {level.deadline}
              <svg aria-hidden width="100%" height="6" className="mt-1.5 block">
                {"days" in level ? (
                  <rect
                    width={`${Math.max(1, (level.days / 90) * 100)}%`}
                    height="6"
                    className="fill-ink-2"
                  />
                ) : (
                  <line x2="100%" y1="3" y2="3" strokeDasharray="2 6" className="stroke-ink-3 stroke-6" />
                )}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="label-text mt-3 text-ink-3">
        Bar: time to act. Full width is 90 days; dotted has no end.
      </p>
    </>
  );
}

function describe(findings: readonly Finding[]): string {
  const places = findings.map(
    (finding, index) =>
      `${index + 1} at likelihood ${finding.likelihood}, impact ${finding.impact}: ${levelOf(finding).name}`,
  );
  return `Risk matrix of likelihood and impact, each from 1 to 5. Sample findings: ${places.join("; ")}.`;
}
