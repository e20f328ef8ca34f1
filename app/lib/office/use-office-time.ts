import { identity } from "~/identity";
import { type OfficeTime, officeTime } from "./office-time";
import { useEachMinute } from "./use-each-minute";

/** The office's clock, to the minute, where it is shown. Undefined in prerendered pages. */
export function useOfficeTime(shown = true): OfficeTime | undefined {
  return useEachMinute(read, shown);
}

function read(now: Date): OfficeTime {
  return officeTime(now, identity.office.timeZone);
}
