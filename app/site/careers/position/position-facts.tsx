import type { Position } from "~/catalogue/positions.data";
import { longDate } from "~/lib/format/long-date";
import { FigureFrame } from "~/ui/figure-frame";
import { Salary } from "../salary";
import { PayAxis, type PayScale, SalaryBar } from "../salary-bar";

interface PositionFactsProps {
  position: Position;
  /** In thousands of dollars. */
  scale: PayScale;
  caption: string;
}

/** The pay as a bar on the scale of all positions, and what else an applicant asks first. */
export function PositionFacts({ position, scale, caption }: PositionFactsProps) {
  const { department, location, type, pay, salary, openUntil } = position;
  const facts = [
    ["Department", department],
    ["Location", location],
    ["Type", type],
    ["Apply by", longDate(openUntil)],
  ] as const;
  return (
    <FigureFrame caption={caption}>
      <div className="relative border-t border-axis pt-4">
        <SalaryBar pay={pay} scale={scale} />
        <div aria-hidden>
          <PayAxis scale={scale} />
        </div>
        <Salary salary={salary} />
      </div>
      <dl className="mt-8 border-t border-rule-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[8rem_1fr] border-b border-rule-2 py-3">
            <dt className="label-text pt-0.5 text-ink-3">{name}</dt>
            <dd className="font-strong tracking-name">{value}</dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  );
}
