import { FigureFrame } from "~/ui/figure-frame";
import { FindingNumber } from "./finding-number";
import { type Finding, levelOf } from "./risk-levels";
import { levelFills, RiskMatrix } from "./risk-matrix";

/** The findings of a made-up company: where they stand in the matrix, and as they would stand in its report. */
export function SampleAssessment({ findings }: { findings: readonly Finding[] }) {
  return (
    <FigureFrame
      caption="a company with seven findings, the worst first. The square sets the deadline."
      example
    >
      <div className="grid-12 gap-y-8 border-t border-axis pt-6">
        <div className="col-span-full md:col-span-5">
          <RiskMatrix findings={findings} />
        </div>
        <div className="col-span-full md:col-span-7 lg:pl-6">
          <h2 className="text-h4">Sample risk assessment</h2>
          <ol className="mt-4">
            {findings.map((finding, index) => {
              const level = levelOf(finding);
              return (
                <li
                  key={finding.title}
                  className="grid grid-cols-[2rem_1fr] gap-x-4 border-t border-rule py-3 sm:grid-cols-[2rem_1fr_11rem]"
                >
                  <FindingNumber>{index + 1}</FindingNumber>
                  <div>
                    <p className="font-strong tracking-[-0.012em]">{finding.title}</p>
                    <p className="text-small text-ink-2">{finding.fix}</p>
                  </div>
                  <p className="flex gap-2.5 text-small max-sm:col-start-2 max-sm:mt-2">
                    <svg aria-hidden width="18" height="18" className="mt-0.75 shrink-0">
                      <rect width="18" height="18" className={levelFills[level.name]} />
                    </svg>
                    <span>
                      <span className="font-strong sm:block">{level.name}</span>{" "}
                      <span className="text-ink-2 sm:block">{level.deadline}</span>
                    </span>
                  </p>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </FigureFrame>
  );
}
