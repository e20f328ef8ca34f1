import type { CloudSupportPlan } from "~/catalogue/cloud-support";
import { UnitRows, type UnitRow } from "~/figures/unit-rows";
import { identity } from "~/identity";

const { opensAt, closesAt, daysPerWeek } = identity.office;
const DAYS = 7;
const HOURS = 24;
const officeHours = (closesAt - opensAt) * daysPerWeek;
const allHours = DAYS * HOURS;

const pitch = { x: 10, y: 12 };
const size = { width: 7.6, height: 9 };

type Availability = CloudSupportPlan["availability"];

/** A week of 168 hours for each plan, those with an engineer on shift filled. */
export function Coverage({ plans }: { plans: readonly CloudSupportPlan[] }) {
  return (
    <>
      <ul className="grid gap-x-(--gap) gap-y-10 border-t border-rule-2 pt-8 md:grid-cols-3 md:gap-x-12 md:pt-10">
        {plans.map(({ id, name, availability }) => (
          <li key={id}>
            <Week availability={availability} />
            <h3 className="mt-5 text-h3">{name}</h3>
            <p className="mt-1 text-ink-2">{notes[availability]}</p>
          </li>
        ))}
      </ul>
      <p className="label-text mt-8 text-ink-3">
        A row is a day from midnight to midnight, Monday on top; a mark is one hour. Office hours are those of
        our office; the other hours belong to the night and weekend shifts.
      </p>
    </>
  );
}

function Week({ availability }: { availability: Availability }) {
  const week = (row: (day: number) => UnitRow[]) => Array.from({ length: DAYS }, (_, day) => row(day)).flat();
  const all = week((day) => [{ y: day * pitch.y, count: HOURS }]);
  const office = week((day) =>
    day < daysPerWeek ? [{ y: day * pitch.y, from: opensAt, count: closesAt - opensAt }] : [],
  );
  return (
    <svg
      viewBox={`0 0 ${HOURS * pitch.x - (pitch.x - size.width)} ${DAYS * pitch.y - (pitch.y - size.height)}`}
      aria-hidden
      className="w-full max-w-110"
    >
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

const notes: Record<Availability, string> = {
  "business hours": `Business hours: ${officeHours} of ${allHours}. What breaks on Friday evening is answered on Monday.`,
  "24/7": `24/7: ${allHours} of ${allHours}. Nights and weekends are shifts, not favours.`,
  "24/7/365": `24/7/365: ${allHours} of ${allHours}, in every week of the year. Public holidays have a full shift.`,
};
