import { BarGlyph } from "~/figures/bar-glyph";
import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import { type Glyph, glyphs } from "../glyphs";

export interface Assessment {
  glyph: Glyph;
  title: string;
  description: string;
  /** Shortest and longest duration. */
  weeks: readonly [from: number, to: number];
  features: readonly string[];
  deliverables: readonly string[];
}

/** The scale of this section, in weeks. */
const LONGEST = 3;

/** Each assessment with its duration on one scale of three weeks: solid is certain, pale is if there is more to test. */
export function Assessments({ assessments }: { assessments: readonly Assessment[] }) {
  return (
    <ul className="area-cybersecurity border-t border-axis">
      {assessments.map(({ glyph, title, description, weeks, features, deliverables }) => (
        <li
          key={title}
          className="grid-12 border-b border-rule-2 py-8 max-sm:py-3 md:grid-rows-[auto_auto_1fr] md:py-11"
        >
          <Folded
            intoGrid
            className="col-span-full"
            title={
              <h3 className="flex items-center gap-3 text-h4 sm:col-span-full sm:block sm:text-h3 md:col-span-4">
                <BarGlyph drawing={glyphs[glyph]} className="size-10 max-sm:size-7 sm:mb-5" />
                {title}
              </h3>
            }
            lede={
              <span className="sm:contents">
                <span className="col-span-full block text-ink-2 max-sm:text-small sm:mt-3 md:col-span-4 md:row-span-2 md:row-start-2 md:pr-6">
                  {description}
                </span>
                <span className="col-span-full mt-3 grid grid-cols-[6.5rem_1fr] sm:mt-7 sm:block md:col-span-8 md:col-start-5 md:row-span-2 md:row-start-1 md:mt-0">
                  <span className="text-figure max-sm:text-h4 sm:block">
                    {weeks.join("–")} <span className="text-h4">weeks</span>
                  </span>
                  <WeekBar weeks={weeks} longest={LONGEST} className="sm:mt-4" />
                </span>
              </span>
            }
          >
            <div className="col-span-full grid gap-x-(--gap) gap-y-6 sm:mt-7 sm:grid-cols-2 md:col-span-8 md:col-start-5">
              <Items heading="What we test" items={features} />
              <Items heading="Deliverables" items={deliverables} />
            </div>
          </Folded>
        </li>
      ))}
    </ul>
  );
}

interface WeekBarProps {
  weeks: Assessment["weeks"];
  /** The length of the scale. */
  longest: number;
  className?: string;
}

export function WeekBar({ weeks: [from, to], longest, className }: WeekBarProps) {
  const share = (week: number) => `${Math.round((week / longest) * 1000) / 10}%`;
  return (
    <svg aria-hidden width="100%" height="50" className={cx("block", className)}>
      <rect width={share(to)} height="22" className="fill-accent/35" />
      <rect width={share(from)} height="22" className="fill-accent" />
      {Array.from({ length: longest + 1 }, (_, week) => (
        <line
          key={week}
          x1={share(week)}
          x2={share(week)}
          y2="30"
          className={week === to ? "stroke-axis stroke-2" : "stroke-rule-2"}
        />
      ))}
      {Array.from({ length: longest }, (_, week) => (
        <text
          key={week}
          x={share(week + 1)}
          dx="-6"
          y="45"
          textAnchor="end"
          className="label-text text-ink-3"
        >
          Week {week + 1}
        </text>
      ))}
    </svg>
  );
}

function Items({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="label-text text-ink-3">{heading}</h4>
      <RuledList items={items} rules="below" className="mt-2 border-t border-rule" />
    </div>
  );
}
