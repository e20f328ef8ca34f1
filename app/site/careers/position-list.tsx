import Plus from "lucide-react/icons/plus";

import { positionPath } from "~/catalogue/positions";
import type { Position } from "~/catalogue/positions.data";
import { ButtonLink } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { DutiesAndRequirements } from "./duties-and-requirements";
import { PayAxis, type PayScale, SalaryBar } from "./salary-bar";

interface PositionListProps {
  positions: readonly Position[];
  /** In thousands of dollars. */
  scale: PayScale;
}

/** A table of all positions, from the highest pay down. Each row lies on its pay, and opens in place. */
export function PositionList({ positions, scale }: PositionListProps) {
  return (
    <div className="relative">
      <div aria-hidden className="pb-1 md:hidden">
        <PayAxis scale={scale} />
      </div>
      <ul data-scale="salaries" className="border-t border-axis">
        {positions.map((position) => (
          <li key={position.id} id={position.id} className="border-b border-rule-2 pt-5 pb-4">
            <div className="grid-12 items-baseline gap-y-1">
              <h3 className="col-span-full text-h4 md:col-span-4">{position.title}</h3>
              <ul className="col-span-full flex flex-wrap gap-x-5 text-small text-ink-2 md:col-span-5 md:grid md:grid-cols-3">
                <li>{position.department}</li>
                <li>{position.location}</li>
                <li>{position.type}</li>
              </ul>
              <Pay salary={position.salary} />
            </div>
            <div className="mt-2">
              <SalaryBar pay={position.pay} scale={scale} />
            </div>
            <div className="mt-3 flex flex-wrap items-start justify-between gap-3">
              <More position={position} />
              <ButtonLink to={`/contact?job=${position.id}`} emphasis="secondary" arrow>
                Apply Now<span className="sr-only"> for {position.title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pay({ salary }: { salary: string }) {
  const [range, ...rest] = salary.split(" ");
  return (
    <p className="col-span-full md:col-span-3 md:text-right">
      <span className="text-h4">{range}</span>{" "}
      <span className="text-small text-ink-2">{[...rest, "per year"].join(" ")}</span>
    </p>
  );
}

function More({ position }: { position: Position }) {
  const { id, title, description } = position;
  return (
    // Closed it leaves room for the button beside it; open, on a phone, it takes the whole row.
    <details className="group flex-1 max-sm:open:basis-full">
      <summary className="inline-flex min-h-13 items-center gap-2.5 font-strong tracking-control transition-colors hover:text-blue-text">
        Learn More<span className="sr-only"> about {title}</span>
        <Plus
          aria-hidden
          size={18}
          className="text-ink-3 transition-transform duration-220 group-open:rotate-45 group-open:text-blue-text"
        />
      </summary>
      <p className="mt-2 max-w-[60ch] text-lede">{description}</p>
      <DutiesAndRequirements position={position} className="mt-6" />
      <p className="mt-6 mb-4">
        <TextLink to={positionPath(id)}>
          This position on a page of its own<span className="sr-only">: {title}</span>
        </TextLink>
      </p>
    </details>
  );
}
