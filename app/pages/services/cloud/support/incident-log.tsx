import { cx } from "~/lib/react/cx";
import { RuledList } from "~/ui/ruled-list";

export interface Entry {
  /** After the alarm; 60 and later stand at the end of the axis. */
  minute: number;
  clock: string;
  title: string;
  text: string;
  activities: readonly string[];
}

/** An incident as a log; above each entry the hour that has passed. */
export function IncidentLog({ entries }: { entries: readonly Entry[] }) {
  return (
    <figure>
      <ol data-scale="minutes">
        {entries.map(({ minute, clock, title, text, activities }, index) => (
          <li key={title} className="pb-8 last:pb-0">
            <svg aria-hidden width="100%" height="14" className="block">
              <rect y="6" width="100%" height="2" className="fill-rule-2" />
              {[0, 15, 30, 45].map((quarter) => (
                <rect key={quarter} x={`${quarter / 0.6}%`} width="1" height="14" className="fill-rule-2" />
              ))}
              <rect y="2" width={`${minute / 0.6}%`} height="10" className={bars[index]} />
              <rect x={`${Math.min(minute / 0.6, 99.4)}%`} width="5" height="14" className="fill-ink" />
            </svg>
            <div className="mt-4 grid gap-x-(--gap) gap-y-2 sm:grid-cols-[6.5rem_1fr] lg:grid-cols-[6.5rem_3fr_2fr]">
              <p className={cx("text-h4 tabular-nums", index === 1 ? "text-blue-text" : "text-ink-2")}>
                {clock}
              </p>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 max-w-[46ch] text-ink-2">{text}</p>
              </div>
              <RuledList
                items={activities}
                rules="below"
                className="text-ink-2 sm:col-start-2 lg:col-start-3 *:py-1.5 lg:*:first:pt-0"
              />
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="label-text mt-8 text-ink-3">
        Example: a night on the Enterprise plan, times in IST. The axis is one hour; the response falls within
        its first 15 minutes.
      </figcaption>
    </figure>
  );
}

const bars = ["fill-tier-1", "fill-blue", "fill-blue-2", "fill-blue-2", "fill-blue-3"];
