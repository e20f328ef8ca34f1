import { barsPath, unitGrid } from "~/figures/bars";

export interface Saving {
  /** Units in the little drawing, not a promise: the page says so. */
  before: number;
  after: number;
  title: string;
  description: string;
  tools: string;
}

const grid = { rows: 1, pitch: { x: 9, y: 0 }, size: { width: 6, height: 26 } };

/** What is changed after the move, each with a bar before and after. */
export function Optimization({ savings }: { savings: readonly Saving[] }) {
  return (
    <>
      <ul className="grid gap-x-(--gap) border-t border-rule-2 sm:grid-cols-2">
        {savings.map(({ before, after, title, description, tools }) => (
          <li
            key={title}
            className="grid grid-cols-[5.75rem_1fr] gap-x-5 border-b border-rule-2 py-7 max-sm:py-5 md:grid-cols-[7.5rem_1fr] md:pr-8"
          >
            <svg aria-hidden viewBox="0 0 90 62" className="mt-1 w-full">
              <path d={barsPath(unitGrid({ ...grid, columns: before }))} className="fill-ink-3" />
              <g transform="translate(0 34)">
                <path
                  d={barsPath(unitGrid({ ...grid, columns: before, include: (column) => column >= after }))}
                  className="fill-rule-2"
                />
                <path d={barsPath(unitGrid({ ...grid, columns: after }))} className="fill-blue" />
              </g>
            </svg>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 text-small text-ink-2">{description}</p>
              <p className="label-text mt-2.5 text-ink-3">{tools}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="label-text mt-4 text-ink-3">
        Example: above as moved, below after the change. Your own savings are in your monthly report.
      </p>
    </>
  );
}
