import Plus from "lucide-react/icons/plus";

import { type Position, positionPath } from "~/catalogue/positions";
import { ButtonLink } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { DutiesAndRequirements } from "./duties-and-requirements";
import { Salary } from "./salary";
import { PayAxis, type PayScale, SalaryBar } from "./salary-bar";

interface PositionListProps {
  positions: readonly Position[];
  /** In thousands of dollars; the bars of all rows stand on it. */
  scale: PayScale;
}

/** One ruled row for each position: what it is, what it pays on one scale, the way to apply, and more in place. */
export function PositionList({ positions, scale }: PositionListProps) {
  return (
    <>
      <div aria-hidden className="grid-12 pb-2 max-sm:hidden">
        <div className="sm:col-span-5" />
        <div className="sm:col-span-7">
          <PayAxis scale={scale} />
        </div>
      </div>
      <ul className="border-t border-axis">
        {positions.map((position) => (
          <li
            key={position.id}
            id={position.id}
            className="grid-12 items-start gap-y-5 border-b border-rule-2 py-9"
          >
            <div className="col-span-full sm:col-span-5 sm:pr-6">
              <h3 className="text-h3">{position.title}</h3>
              <ul className="label-text mt-2 flex flex-wrap gap-x-5 text-ink-3">
                <li>{position.department}</li>
                <li>{position.location}</li>
                <li>{position.type}</li>
              </ul>
            </div>
            <div className="col-span-full sm:col-span-7">
              <SalaryBar salary={position.salary} scale={scale} />
              <Salary salary={position.salary} />
              <p className="mt-3 max-w-[60ch] text-ink-2">{position.description}</p>
            </div>
            <div className="col-span-full sm:col-span-5">
              <ButtonLink to={`/contact?job=${position.id}`} arrow>
                Apply Now<span className="sr-only"> for {position.title}</span>
              </ButtonLink>
            </div>
            <More position={position} />
          </li>
        ))}
      </ul>
    </>
  );
}

function More({ position }: { position: Position }) {
  const { id, title } = position;
  return (
    <details className="group col-span-full sm:col-span-7">
      <summary className="inline-flex min-h-13 items-center gap-2.5 rounded-control border border-control bg-surface px-5.5 font-strong tracking-[-0.01em] transition-colors hover:border-ink">
        Learn More<span className="sr-only"> about {title}</span>
        <Plus
          aria-hidden
          size={18}
          className="text-ink-3 transition-transform duration-220 group-open:rotate-45 group-open:text-blue-text"
        />
      </summary>
      <DutiesAndRequirements position={position} className="mt-6" />
      <p className="mt-6">
        <TextLink to={positionPath(id)}>
          This position on a page of its own<span className="sr-only">: {title}</span>
        </TextLink>
      </p>
    </details>
  );
}
