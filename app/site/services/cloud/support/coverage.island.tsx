import { type CloudSupportPlan, cloudSupportPlans } from "~/catalogue/plan-facts.data";
import { officeHoursAWeek, officeHoursWithPlace } from "~/catalogue/promises/office-hours";
import { shifts } from "~/catalogue/promises/support.data";
import { supportHours } from "~/features/number-figures/model/support-hours";
import { FigureInput } from "~/features/number-figures/figure-input";
import { barsPath, unitGrid } from "~/figures/bars";
import { UnitRows } from "~/figures/unit-rows";
import { island } from "~/lib/react/island";
import { LegendItem } from "~/ui/legend-item";
import { isOfficeHour, neededHours } from "./needed-hours";

const DAYS = 7;
const HOURS = 24;
const allHours = DAYS * HOURS;

const pitch = { x: 10, y: 12 };
const size = { width: 7.6, height: 9 };

const box = `0 0 ${HOURS * pitch.x - (pitch.x - size.width)} ${DAYS * pitch.y - (pitch.y - size.height)}`;

type Availability = CloudSupportPlan["onShift"];

/** A week of 168 hours, the visitor's and those with an engineer on shift; a year of days for the plan that promises all of them. */
function Coverage() {
  return <FigureInput figure={supportHours}>{(hours) => <Weeks needed={hours} />}</FigureInput>;
}

export default island(Coverage);

function Weeks({ needed }: { needed: number }) {
  return (
    <>
      <ul className="grid gap-x-(--gap) gap-y-6 border-t border-rule-2 pt-8 sm:grid-cols-3 md:gap-x-12 md:pt-10">
        {cloudSupportPlans.map(({ id, name, onShift }) => (
          <li key={id} className="grid grid-cols-[9rem_1fr] gap-x-5 sm:block">
            {onShift === "24/7/365" ? <Year /> : <Week onShift={onShift} needed={needed} />}
            <div>
              <h3 className="text-h4 sm:mt-5 sm:text-h3">{name}</h3>
              <p className="mt-1 text-ink-2 max-sm:text-small">{notes[onShift]}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-x-5 gap-y-1">
        <LegendItem swatch="bg-blue">You need it, and it is covered</LegendItem>
        <LegendItem swatch="bg-danger">You need it, and it is not covered</LegendItem>
        <LegendItem swatch="bg-blue-3">Covered as well</LegendItem>
      </div>
      <p className="label-text mt-3.5 text-ink-3">
        Essential and Professional: a row is a day from midnight to midnight, Monday on top, and a mark one
        hour. Enterprise: a mark is one day of the year, with all its hours.
      </p>
    </>
  );
}

interface WeekProps {
  onShift: Exclude<Availability, "24/7/365">;
  /** How many hours the visitor needs. */
  needed: number;
}

function Week({ onShift, needed }: WeekProps) {
  const isNeeded = neededHours(needed);
  const isCovered = onShift === "24/7" ? () => true : isOfficeHour;
  return (
    <svg viewBox={box} aria-hidden className="w-full max-w-110 forced-color-adjust-none">
      <path d={hoursPath((hour, day) => isCovered(hour, day) && isNeeded(hour, day))} className="fill-blue" />
      <path
        d={hoursPath((hour, day) => isCovered(hour, day) && !isNeeded(hour, day))}
        className="fill-blue-3"
      />
      <path
        d={hoursPath((hour, day) => !isCovered(hour, day) && isNeeded(hour, day))}
        fill="currentColor"
        className="text-danger"
      />
      <path
        d={hoursPath((hour, day) => !isCovered(hour, day) && !isNeeded(hour, day))}
        className="fill-rule-2"
      />
    </svg>
  );
}

function hoursPath(include: (hour: number, day: number) => boolean): string {
  return barsPath(unitGrid({ columns: HOURS, rows: DAYS, pitch, size, include }));
}

/** 365 days in seven rows, in the box of the week. */
function Year() {
  const rows = Array.from({ length: DAYS }, (_, row) => ({
    y: row * pitch.y,
    count: Math.ceil((365 - row) / DAYS),
  }));
  return (
    <svg viewBox={box} aria-hidden className="w-full max-w-110">
      <UnitRows rows={rows} pitch={4.5} size={{ ...size, width: 3.4 }} className="text-blue" />
    </svg>
  );
}

const notes: Record<Availability, string> = {
  "business hours": `Business hours, ${officeHoursWithPlace}: ${officeHoursAWeek} of ${allHours}. A request from Friday evening is answered on Monday; only an outage is answered sooner.`,
  "24/7": `24/7: ${allHours} of ${allHours}. ${shifts.sentence}`,
  "24/7/365": "24/7/365: 365 of 365 days. Public holidays have a full shift.",
};
