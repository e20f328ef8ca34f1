import type { Position } from "~/catalogue/positions.data";
import { FigureFrame } from "~/ui/figure-frame";
import { SiteLink } from "~/ui/site-link";
import { SalaryBar, type PayScale } from "./salary-bar";

interface PayOverviewProps {
  positions: readonly Position[];
  /** In thousands of dollars. */
  scale: PayScale;
  caption: string;
  /** Where a position is described. */
  addressOf: (id: string) => string;
}

/** All open positions by department, with their pay on one scale; each leads to its description. */
export function PayOverview({ positions, scale, caption, addressOf }: PayOverviewProps) {
  const departments = [...new Set(positions.map(({ department }) => department))];
  return (
    <FigureFrame caption={caption}>
      <ul data-scale="salaries" className="border-t border-axis">
        {departments.map((department) => (
          <li key={department} className="grid border-b border-rule-2 py-3 sm:grid-cols-[7rem_1fr]">
            <p className="label-text pt-1.5 text-ink-3">{department}</p>
            <ul>
              {positions
                .filter((position) => position.department === department)
                .map(({ id, title, pay, salary }) => (
                  <li key={id} className="py-1">
                    <SiteLink to={addressOf(id)} className="group block py-0.5">
                      <span className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
                        <span className="font-strong tracking-name group-hover:text-blue-text">{title}</span>
                        <span className="label-text text-ink-2">{salary}</span>
                      </span>
                      <SalaryBar pay={pay} scale={scale} />
                    </SiteLink>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
