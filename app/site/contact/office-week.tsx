import { identity } from "~/identity";
import { useOfficeMoment } from "~/lib/office/use-office-moment";
import { LegendItem } from "~/ui/legend-item";
import { cards } from "./content";

const { opensAt, closesAt, daysPerWeek } = identity.office;
const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const ROW = 20;

/** 168 hours as 168 bars, the office's own picked out. The card says the same in words. */
export function OfficeWeek() {
  const now = useOfficeMoment();
  return (
    <div aria-hidden className="label-text text-ink-3">
      <div className="relative grid grid-cols-[2.5rem_1fr]">
        <div>
          {days.map((day) => (
            <p key={day} className="h-5 leading-none">
              {day}
            </p>
          ))}
        </div>
        <svg
          viewBox={`0 0 240 ${days.length * ROW}`}
          preserveAspectRatio="none"
          width="100%"
          height={days.length * ROW}
          className="block overflow-visible"
        >
          <path d={bars((isOffice) => !isOffice)} className="fill-rule-2" />
          <path d={bars((isOffice) => isOffice)} className="fill-blue" />
          {now && (
            <path
              data-now=""
              d={`M${now.hours * 10} ${now.day * ROW - 3}v19`}
              className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
            />
          )}
        </svg>
        <p className="col-start-2 flex justify-between">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{`${String(hour).padStart(2, "0")}:00`}</span>
          ))}
        </p>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <LegendItem swatch="bg-blue">{cards.hours.legend.office}</LegendItem>
        <LegendItem swatch="bg-rule-2">{cards.hours.legend.emergency}</LegendItem>
        <span className="flex items-center gap-2 noscript:hidden">
          <span className="now-mark" />
          {cards.hours.legend.now}
        </span>
      </p>
    </div>
  );
}

function bars(chosen: (isOffice: boolean) => boolean): string {
  return days
    .flatMap((_, day) =>
      hours
        .filter((hour) => chosen(day < daysPerWeek && hour >= opensAt && hour < closesAt))
        .map((hour) => `M${hour * 10} ${day * ROW}h8v13h-8z`),
    )
    .join("");
}
