import { barsPath } from "~/figures/bars";
import type { Action } from "~/ui/action";
import { FigureFrame } from "~/ui/figure-frame";
import { Folded } from "~/ui/folded";
import { LegendItem } from "~/ui/legend-item";
import { TextLink } from "~/ui/text-link";

export interface ClinicService {
  title: string;
  description: string;
  link: Action;
  /** When this work happens, as hours of the day. */
  shifts: readonly (readonly [from: number, to: number])[];
  /** The same in words, e.g. "02:00 to 04:00". */
  when: string;
}

/** When the example clinic is open. */
const opening = { from: 8, to: 18 };
const HEIGHT = 44;

/** What is done for a clinic, and at which hours: nothing that can disturb happens while the doors are open. */
export function ClinicDay({ services }: { services: readonly ClinicService[] }) {
  return (
    <FigureFrame
      example
      caption="a clinic that opens from 08:00 to 18:00, and when we work on its systems. Local time."
      legend={
        <>
          <LegendItem swatch="bg-accent">Our work</LegendItem>
          <LegendItem swatch="bg-sand-2 border border-rule-2 h-3!">Clinic open</LegendItem>
        </>
      }
    >
      <div className="relative">
        <ul className="border-t border-axis">
          {services.map(({ title, description, link, shifts, when }) => (
            <li key={title} className="grid-12 border-b border-rule-2 pt-1 pb-3 sm:gap-y-4 sm:py-6 md:py-0">
              <div className="col-span-full md:col-span-5 md:py-6 md:pr-6">
                <Folded title={<h3 className="text-h4">{title}</h3>}>
                  <p className="text-small text-ink-2 sm:mt-1.5">{description}</p>
                  <TextLink to={link.to} className="mt-3 text-small">
                    {link.label}
                  </TextLink>
                </Folded>
              </div>
              <div className="relative col-span-full flex flex-col justify-center md:col-span-7">
                <OpeningHours />
                <div className="relative">
                  <p className="label-text mb-1 text-ink-3">{when}</p>
                  <Shifts shifts={shifts} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid-12">
        <div className="col-span-full md:col-span-7 md:col-start-6">
          <Hours />
        </div>
      </div>
    </FigureFrame>
  );
}

/** Runs through all rows on a wide screen, so that the column reads as one day. */
function OpeningHours() {
  return (
    <svg aria-hidden width="100%" height="100%" className="absolute inset-0 block">
      <rect
        x={at(opening.from)}
        width={at(opening.to - opening.from)}
        height="100%"
        className="fill-sand-2"
      />
    </svg>
  );
}

function Shifts({ shifts }: { shifts: ClinicService["shifts"] }) {
  const bars = shifts.map(([from, to]) => ({ x: from * 10, y: 14, width: (to - from) * 10, height: 16 }));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 240 ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      className="block"
    >
      <rect y="21" width="240" height="2" className="fill-rule-2" />
      <path d={barsPath(bars)} className="fill-accent" />
    </svg>
  );
}

function Hours() {
  return (
    <svg aria-hidden width="100%" height="24" className="label-text block text-ink-3">
      {[0, 6, 12, 18, 24].map((hour) => (
        <text
          key={hour}
          x={at(hour)}
          y="18"
          textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
        >
          {String(hour).padStart(2, "0")}:00
        </text>
      ))}
    </svg>
  );
}

function at(hour: number): string {
  return `${(hour / 24) * 100}%`;
}
