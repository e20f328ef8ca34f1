import { identity } from "~/identity";
import { type OfficeTime, officeTime } from "./office-time";
import { useEachMinute } from "./use-each-minute";

/** The office's clock, to the minute. Undefined in prerendered pages. */
export function useOfficeTime(): OfficeTime | undefined {
  return useEachMinute(read);
}

function read(now: Date): OfficeTime {
  return officeTime(now, identity.office.timeZone);
}
