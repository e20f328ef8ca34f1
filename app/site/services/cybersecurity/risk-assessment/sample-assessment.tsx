import { FigureFrame } from "~/ui/figure-frame";
import { Folded } from "~/ui/folded";
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
                  className="grid grid-cols-[2rem_1fr] gap-x-3 border-t border-rule sm:grid-cols-[2rem_1fr_11rem] sm:grid-rows-[auto_1fr] sm:gap-x-4 sm:py-3"
                >
                  <FindingNumber className="max-sm:mt-1.5 sm:row-span-2">{index + 1}</FindingNumber>
                  <Folded
                    intoGrid
                    title={
                      <span className="font-strong tracking-name max-sm:text-small">{finding.title}</span>
                    }
                  >
                    <p className="text-small text-ink-2 sm:col-start-2">{finding.fix}</p>
                    <p className="flex gap-2.5 text-small max-sm:mt-2 sm:col-start-3 sm:row-span-2 sm:row-start-1">
                      <svg aria-hidden width="18" height="18" className="mt-0.75 shrink-0">
                        <rect width="18" height="18" className={levelFills[level.name]} />
                      </svg>
                      <span>
                        <span className="font-strong sm:block">{level.name}</span>{" "}
                        <span className="text-ink-2 sm:block">{level.deadline}</span>
                      </span>
                    </p>
                  </Folded>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </FigureFrame>
  );
}
