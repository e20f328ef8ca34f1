import { ButtonLink } from "~/ui/button";
import type { Position } from "~/catalogue/positions";
import { SalaryBar } from "./salary-bar";

export interface PositionListProps {
  positions: readonly Position[];
  /** In thousands of dollars: the ruler's scale, so that bars and ruler agree. */
  scale: { from: number; to: number };
}

/** One ruled row per position: what it is, what it pays to scale, and the way to apply. */
export function PositionList({ positions, scale }: PositionListProps) {
  return (
    <ul className="border-t border-axis">
      {positions.map((position) => (
        <li key={position.id} className="grid-12 gap-y-5 border-b border-rule-2 py-8">
          <div className="col-span-full md:col-span-7 lg:col-span-6">
            <h3 className="text-h3">{position.title}</h3>
            <ul className="label-text mt-2 flex flex-wrap gap-x-4 text-ink-3">
              <li>{position.department}</li>
              <li>{position.location}</li>
              <li>{position.type}</li>
            </ul>
            <p className="mt-3 max-w-[54ch] text-ink-2">{position.description}</p>
          </div>
          <div className="col-span-full flex flex-col gap-4 md:col-span-5 lg:col-span-6 lg:flex-row lg:items-start lg:gap-8">
            <div className="flex-1">
              <p className="mb-3 font-strong tracking-[-0.012em] tabular-nums">{position.salary}</p>
              <SalaryBar salary={position.salary} scale={scale} />
            </div>
            <ButtonLink
              to={`/contact?job=${position.id}`}
              emphasis="secondary"
              arrow
              className="shrink-0 self-start"
            >
              Apply Now<span className="sr-only"> for {position.title}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
