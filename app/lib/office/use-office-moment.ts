import { identity } from "~/identity";
import { officeDay } from "./office-day";
import { type OfficeTime, officeTime } from "./office-time";
import { useEachMinute } from "./use-each-minute";

export interface OfficeMoment extends OfficeTime {
  /** The day of the week, counted from 0, which is Monday. */
  day: number;
}

/** The office's clock with its day of the week. Undefined in prerendered pages. */
export function useOfficeMoment(): OfficeMoment | undefined {
  return useEachMinute(read);
}

function read(now: Date): OfficeMoment {
  const { timeZone } = identity.office;
  return { ...officeTime(now, timeZone), day: officeDay(now, timeZone) };
}
