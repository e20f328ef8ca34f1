import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";

export interface Entry {
  /** After the alarm; 60 and later stand at the end of the axis. */
  minute: number;
  clock: string;
  title: string;
  text: string;
  activities: readonly string[];
}

/** An incident as a log; above each entry the hour that has passed; a phone folds what was done. */
export function IncidentLog({ entries }: { entries: readonly Entry[] }) {
  return (
    <figure>
      <div className="relative">
        <ol data-scale="minutes">
          {entries.map(({ minute, clock, title, text, activities }, index) => (
            <li key={title} className="pb-4 last:pb-0 sm:pb-8">
              <svg aria-hidden width="100%" height="14" className="block">
                <rect y="6" width="100%" height="2" className="fill-rule-2" />
                {[0, 15, 30, 45].map((quarter) => (
                  <rect key={quarter} x={`${quarter / 0.6}%`} width="1" height="14" className="fill-rule-2" />
                ))}
                <rect y="2" width={`${minute / 0.6}%`} height="10" className={bars[index]} />
                <rect x={`${Math.min(minute / 0.6, 99.4)}%`} width="5" height="14" className="fill-ink" />
              </svg>
              <div className="mt-1 grid grid-cols-[4.5rem_1fr] gap-x-(--gap) sm:mt-4 sm:grid-cols-[6.5rem_1fr]">
                <p
                  className={cx(
                    "text-h4 tabular max-sm:pt-2.5",
                    index === 1 ? "text-blue-text" : "text-ink-2",
                  )}
                >
                  {clock}
                </p>
                <Folded
                  className="gap-x-(--gap) lg:grid lg:grid-cols-[3fr_2fr]"
                  title={<h3 className="text-h4">{title}</h3>}
                  lede={
                    <span className="max-w-[46ch] text-ink-2 max-sm:text-small sm:mt-1 sm:block">{text}</span>
                  }
                >
                  <RuledList
                    items={activities}
                    rules="below"
                    className="text-ink-2 sm:max-lg:mt-2 *:py-1.5 lg:*:first:pt-0"
                  />
                </Folded>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="label-text mt-8 text-ink-3">
        Example: a night on the Enterprise plan, times in IST. The axis is one hour; the response falls within
        its first 15 minutes.
      </figcaption>
    </figure>
  );
}

const bars = ["fill-tier-1", "fill-blue", "fill-blue-2", "fill-blue-2", "fill-blue-3"];
