import { BarGlyph } from "~/figures/bar-glyph";
import { FigureFrame } from "~/ui/figure-frame";
import type { Application } from "./content";
import { glyphs } from "./glyphs";

const day = { from: 9, to: 18 };
const hours = Array.from({ length: day.to - day.from + 1 }, (_, index) => day.from + index);

/** Each application with what it is for, and its lane on the example day. */
export function ApplicationLanes({ items, caption }: { items: readonly Application[]; caption: string }) {
  return (
    <FigureFrame caption={caption} example>
      <ul className="area-email border-t border-rule-2">
        {items.map((item) => (
          <li
            key={item.name}
            className="grid gap-x-(--gap) border-b border-rule md:grid-cols-12 md:items-stretch"
          >
            <div className="flex gap-4.5 pt-5 pb-3 md:col-span-5 md:pb-5 md:pr-6">
              <BarGlyph drawing={glyphs[item.glyph]} className="mt-1 size-7" />
              <div>
                <h3 className="text-h4">{item.name}</h3>
                <p className="mt-1 text-small text-ink-2">{item.description}</p>
              </div>
            </div>
            <div className="relative h-14 md:col-span-7 md:h-auto">
              <Lane item={item} />
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden className="grid gap-x-(--gap) md:grid-cols-12">
        <svg width="100%" height="24" className="overflow-visible text-ink-3 md:col-span-7 md:col-start-6">
          {hours.map((hour, index) => (
            <text
              key={hour}
              x={`${place(hour)}%`}
              y="18"
              textAnchor={index === 0 ? "start" : index === hours.length - 1 ? "end" : "middle"}
              className={`text-caption font-medium narrow tabular ${index % 3 ? "max-sm:hidden" : ""}`}
            >
              {hour}:00
            </text>
          ))}
        </svg>
      </div>
    </FigureFrame>
  );
}

function Lane({ item }: { item: Application }) {
  const spoken = item.used.map(([from, to]) => `${clock(from)} to ${clock(to)}`).join(" and ");
  return (
    <svg
      role="img"
      aria-label={`${item.name} is used from ${spoken}.`}
      width="100%"
      height="100%"
      className="absolute inset-0 overflow-visible"
    >
      {hours.map((hour) => (
        <line key={hour} x1={`${place(hour)}%`} x2={`${place(hour)}%`} y2="100%" className="stroke-rule" />
      ))}
      {item.used.map(([from, to]) => (
        <svg
          key={from}
          x={`${place(from)}%`}
          y="50%"
          width={`${place(to) - place(from)}%`}
          className="overflow-visible"
        >
          <rect y="-8" width="100%" height="16" rx="1" className="fill-accent" />
        </svg>
      ))}
    </svg>
  );
}

function place(hour: number): number {
  return Math.round(((hour - day.from) / (day.to - day.from)) * 1000) / 10;
}

function clock(hour: number): string {
  return `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
}
