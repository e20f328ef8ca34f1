import type { CloudSupportPlan } from "~/catalogue/cloud-support";
import { officeHoursWithPlace } from "~/catalogue/promises/office-hours";
import { shifts } from "~/catalogue/promises/support";
import { UnitRows, type UnitRow } from "~/figures/unit-rows";
import { identity } from "~/identity";

const { opensAt, closesAt, daysPerWeek } = identity.office;
const DAYS = 7;
const HOURS = 24;
const officeHours = (closesAt - opensAt) * daysPerWeek;
const allHours = DAYS * HOURS;

const pitch = { x: 10, y: 12 };
const size = { width: 7.6, height: 9 };

const box = `0 0 ${HOURS * pitch.x - (pitch.x - size.width)} ${DAYS * pitch.y - (pitch.y - size.height)}`;

type Availability = CloudSupportPlan["availability"];

/** A week of 168 hours, those with an engineer on shift filled; a year of days for the plan that promises all of them. */
export function Coverage({ plans }: { plans: readonly CloudSupportPlan[] }) {
  return (
    <>
      <ul className="grid gap-x-(--gap) gap-y-10 border-t border-rule-2 pt-8 sm:grid-cols-3 md:gap-x-12 md:pt-10">
        {plans.map(({ id, name, availability }) => (
          <li key={id}>
            {availability === "24/7/365" ? <Year /> : <Week availability={availability} />}
            <h3 className="mt-5 text-h3">{name}</h3>
            <p className="mt-1 text-ink-2">{notes[availability]}</p>
          </li>
        ))}
      </ul>
      <p className="label-text mt-8 text-ink-3">
        Essential and Professional: a row is a day from midnight to midnight, Monday on top, and a mark one
        hour. Enterprise: a mark is one day of the year, with all its hours.
      </p>
    </>
  );
}

function Week({ availability }: { availability: Exclude<Availability, "24/7/365"> }) {
  const all = week((day) => [{ y: day * pitch.y, count: HOURS }]);
  const office = week((day) =>
    day < daysPerWeek ? [{ y: day * pitch.y, from: opensAt, count: closesAt - opensAt }] : [],
  );
  return (
    <svg viewBox={box} aria-hidden className="w-full max-w-110">
      <UnitRows
        rows={all}
        pitch={pitch.x}
        size={size}
        className={availability === "business hours" ? "text-rule-2" : "text-blue"}
      />
      {availability === "business hours" && (
        <UnitRows rows={office} pitch={pitch.x} size={size} className="text-blue" />
      )}
    </svg>
  );
}

function week(rowsOf: (day: number) => UnitRow[]): UnitRow[] {
  return Array.from({ length: DAYS }, (_, day) => rowsOf(day)).flat();
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
  "business hours": `Business hours, ${officeHoursWithPlace}: ${officeHours} of ${allHours}. A request from Friday evening is answered on Monday; only an outage is answered sooner.`,
  "24/7": `24/7: ${allHours} of ${allHours}. ${shifts.sentence}`,
  "24/7/365": "24/7/365: 365 of 365 days. Public holidays have a full shift.",
};
