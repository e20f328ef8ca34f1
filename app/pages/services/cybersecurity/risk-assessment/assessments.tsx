import { type GlyphRows, BarGlyph } from "~/figures/bar-glyph";
import { RuledList } from "~/ui/ruled-list";

export interface Assessment {
  glyph: GlyphRows;
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
        <li key={title} className="grid-12 gap-y-7 border-b border-rule-2 py-8 md:py-11">
          <div className="col-span-full md:col-span-4 md:pr-6">
            <BarGlyph rows={glyph} />
            <h3 className="mt-5 text-h3">{title}</h3>
            <p className="mt-3 text-ink-2">{description}</p>
          </div>
          <div className="col-span-full md:col-span-8">
            <p className="text-figure">
              {weeks.join("–")} <span className="text-h4">weeks</span>
            </p>
            <WeekBar weeks={weeks} longest={LONGEST} />
            <div className="mt-7 grid gap-x-(--gap) gap-y-6 sm:grid-cols-2">
              <Items heading="What we test" items={features} />
              <Items heading="Deliverables" items={deliverables} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface WeekBarProps {
  weeks: Assessment["weeks"];
  /** The length of the scale. */
  longest: number;
}

export function WeekBar({ weeks: [from, to], longest }: WeekBarProps) {
  const share = (week: number) => `${Math.round((week / longest) * 1000) / 10}%`;
  return (
    <svg aria-hidden width="100%" height="50" className="mt-4 block">
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
