import { FindingNumber } from "./finding-number";
import { type Finding, levelOf, type RiskLevel, riskLevels } from "./risk-levels";
import { levelFills } from "./risk-matrix";

const DAYS = 90;

/** The four levels of the matrix, each with the time it leaves on one axis of days, and the findings of the sample that fall to it. */
export function LevelLanes({ findings }: { findings: readonly Finding[] }) {
  return (
    <>
      <dl data-scale="deadlines" className="border-t border-axis">
        {riskLevels.map((level) => (
          <div
            key={level.name}
            className="grid-12 gap-y-2 border-b border-rule-2 py-6 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:py-3"
          >
            <dt className="col-span-full flex items-center gap-3 text-h3 md:col-span-4">
              <svg aria-hidden width="24" height="24">
                <rect width="24" height="24" className={levelFills[level.name]} />
              </svg>
              {level.name}
            </dt>
            <dd className="col-span-full text-ink-2 max-sm:order-1 grow max-sm:text-right max-sm:text-small md:col-span-4">
              {level.deadline}
            </dd>
            <dd className="col-span-full max-sm:contents md:col-span-8 md:col-start-5 md:row-span-2 md:row-start-1">
              <TimeLeft level={level} />
              <ul className="grid gap-x-(--gap) gap-y-2 text-small max-sm:flex sm:mt-4 sm:grid-cols-2">
                {findings.map(
                  (finding, index) =>
                    levelOf(finding) === level && (
                      <li key={finding.title} className="flex items-center gap-3">
                        <FindingNumber>{index + 1}</FindingNumber>
                        {/* On a phone the sample above has room for it, and the caption leads there. */}
                        <span className="max-sm:sr-only">{finding.title}</span>
                      </li>
                    ),
                )}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="label-text mt-3.5 text-ink-3">
        Bar: time to act. Full width is {DAYS} days; dotted has no deadline. The numbers are the findings in
        the sample.
      </p>
    </>
  );
}

function TimeLeft({ level }: { level: RiskLevel }) {
  return (
    <svg aria-hidden width="100%" height="16" className="block max-sm:order-last">
      <rect width="100%" y="7.5" height="1" className="fill-rule-2" />
      {level.days === undefined ? (
        <line x2="100%" y1="8" y2="8" strokeDasharray="2 6" className="stroke-ink-3 stroke-6" />
      ) : (
        <rect
          width={`${Math.max(0.6, (level.days / DAYS) * 100)}%`}
          height="16"
          className="fill-cybersecurity"
        />
      )}
    </svg>
  );
}
