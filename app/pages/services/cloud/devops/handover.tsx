import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import type { TransformationStep } from "./content";

const PARTS = 10;

/** The stages, each with ten units of work: ours at the bottom, fewer from stage to stage. */
export function Handover({ steps, caption }: { steps: readonly TransformationStep[]; caption: string }) {
  return (
    <FigureFrame
      caption={caption}
      example
      legend={
        <>
          <LegendItem swatch="h-3! border border-blue bg-blue">{identity.name}</LegendItem>
          <LegendItem swatch="h-3! border border-rule-2 hatched">Your team</LegendItem>
        </>
      }
    >
      <ol className="grid gap-x-(--gap) gap-y-10 border-t border-axis pt-6 sm:grid-cols-2 md:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[6rem_1fr] gap-x-5 sm:block">
            <p className="sr-only">{`Of ${PARTS} parts of the work, ${step.ours} are ours and ${PARTS - step.ours} your team's.`}</p>
            <div aria-hidden className="mb-5 grid max-w-44 content-start gap-1">
              {Array.from({ length: PARTS }, (_, part) => (
                <span
                  key={part}
                  className={cx(
                    "h-2.5 rounded-[1px] border",
                    part < PARTS - step.ours ? "border-rule-2 hatched" : "border-blue bg-blue",
                  )}
                />
              ))}
            </div>
            <div>
              <h3 className="text-h3">
                {index + 1}. {step.title}
              </h3>
              <p className="mt-2 text-[1rem] leading-[1.48] text-ink-2">{step.description}</p>
              <ul className="mt-4 text-small">
                {step.activities.map((activity) => (
                  <li key={activity} className="border-t border-rule-2 py-2">
                    {activity}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
