import { UnitRows } from "~/figures/unit-rows";

export interface Routine {
  name: string;
  /** How often in a year. */
  times: number;
  chores: readonly string[];
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** What is done how often, each time as one mark on a year of 365 days. */
export function YearOfRoutines({ routines }: { routines: readonly Routine[] }) {
  return (
    <figure>
      <ol>
        {routines.map(({ name, times, chores }) => (
          <li key={name} className="grid-12 items-center gap-y-3 border-t border-rule-2 py-5 md:py-6">
            <h3 className="col-span-full flex items-baseline justify-between gap-4 text-h4 md:col-span-2 md:block">
              {name}
              <span className="label-text tracking-normal text-ink-3 md:mt-0.5 md:block">
                {times === 1 ? "once a year" : `${times} times a year`}
              </span>
            </h3>
            <svg
              viewBox="0 0 365 24"
              preserveAspectRatio="none"
              aria-hidden
              className="col-span-full h-6 w-full md:col-span-6 md:h-8"
            >
              <UnitRows
                rows={[{ y: 0, count: times }]}
                pitch={365 / times}
                size={{ width: widths[times] ?? 1, height: 24 }}
                className={times > 12 ? "text-blue-2" : "text-ink"}
              />
            </svg>
            <ul className="col-span-full text-small text-ink-2 md:col-span-4">
              {chores.map((chore) => (
                <li key={chore}>{chore}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div aria-hidden className="grid-12 border-t border-rule-2 pt-2 max-md:hidden">
        <div className="label-text col-span-6 col-start-3 grid grid-cols-12 text-ink-3">
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
      </div>
      <figcaption className="label-text mt-4 text-ink-3">
        One mark is one time. Patch windows follow your support plan: monthly, weekly or with your releases.
      </figcaption>
    </figure>
  );
}

/** The rarer, the wider the mark, in days: a line of one day would be lost among 365. */
const widths: Record<number, number> = { 365: 0.55, 52: 2.4, 12: 5, 4: 8, 1: 12 };
