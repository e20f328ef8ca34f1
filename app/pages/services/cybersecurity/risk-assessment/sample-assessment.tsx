import { type Finding, levelOf } from "./risk-levels";
import { levelFills } from "./risk-matrix";

/** The findings of a made-up company as they would stand in its report. */
export function SampleAssessment({ findings }: { findings: readonly Finding[] }) {
  return (
    <>
      <h3 className="text-h3">Sample risk assessment</h3>
      <p className="mt-2 text-small text-ink-2">An example company with seven findings, the worst first.</p>
      <ol className="mt-6 border-t border-axis">
        {findings.map((finding, index) => {
          const level = levelOf(finding);
          return (
            <li
              key={finding.title}
              className="grid grid-cols-[2rem_1fr] gap-x-4 border-b border-rule-2 py-4 sm:grid-cols-[2rem_1fr_11rem]"
            >
              <span
                aria-hidden
                className="grid size-7.5 place-items-center bg-ink text-small font-bold text-paper"
              >
                {index + 1}
              </span>
              <div>
                <h4 className="font-strong tracking-[-0.012em]">{finding.title}</h4>
                <p className="mt-0.5 text-small text-ink-2">{finding.fix}</p>
              </div>
              <p className="flex gap-2.5 text-small max-sm:col-start-2 max-sm:mt-2">
                <svg aria-hidden width="18" height="18" className="mt-0.75 shrink-0">
                  <rect width="18" height="18" className={levelFills[level.name]} />
                </svg>
                <span>
                  <span className="block font-strong">{level.name}</span>
                  <span className="block text-ink-2">{level.deadline}</span>
                </span>
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
