import { useEffect, useState } from "react";

import { identity } from "~/identity";
import { type OfficeTime, officeTime } from "./office-time";

/** The office's clock, to the minute, where it is shown. Undefined in prerendered pages: a built page cannot know when it is read. */
export function useOfficeTime(shown = true): OfficeTime | undefined {
  const [time, setTime] = useState<OfficeTime>();
  useEffect(() => {
    if (!shown) return undefined;
    const update = () => setTime(officeTime(new Date(), identity.office.timeZone));
    // In a task of its own, not in the one in which React finishes the page.
    const first = window.setTimeout(update);
    const timer = window.setInterval(update, 60_000);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(timer);
    };
  }, [shown]);
  // What was read for one page is no time for the next, which may not show any.
  return shown ? time : undefined;
}
