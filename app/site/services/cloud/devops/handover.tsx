import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { StepColumns } from "~/sections/step-columns";
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
      <div className="border-t border-axis pt-6">
        <StepColumns steps={steps} phone="beside" Drawing={Parts} />
      </div>
    </FigureFrame>
  );
}

function Parts({ step: { ours } }: { step: TransformationStep }) {
  return (
    <div>
      <p className="sr-only">{`Of ${PARTS} parts of the work, ${ours} are ours and ${PARTS - ours} your team's.`}</p>
      <div aria-hidden className="grid max-w-44 gap-1">
        {Array.from({ length: PARTS }, (_, part) => (
          <span
            key={part}
            className={cx(
              "h-2.5 rounded-[1px] border",
              part < PARTS - ours ? "border-rule-2 hatched" : "border-blue bg-blue",
            )}
          />
        ))}
      </div>
    </div>
  );
}
