import { useEffect, useState } from "react";

import { identity } from "~/identity";
import { type OfficeTime, officeTime } from "./office-time";

/** The office's clock, to the minute, where it is shown. Undefined in prerendered pages: a built page cannot know when it is read. */
export function useOfficeTime(shown = true): OfficeTime | undefined {
  const [time, setTime] = useState<OfficeTime>();
  useEffect(() => {
    if (!shown) return undefined;
    const update = () => setTime(officeTime(new Date(), identity.office.timeZone));
    update();
    const timer = window.setInterval(update, 60_000);
    return () => window.clearInterval(timer);
  }, [shown]);
  return time;
}
