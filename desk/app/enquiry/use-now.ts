import { useEffect, useState } from "react";

const STEP = 20_000;

/** The server's time, which goes on while the page is open. The visitor's own clock only says how much has passed. */
export function useNow(server: Date): Date {
  const read = server.getTime();
  const [passed, setPassed] = useState({ since: read, time: 0 });
  useEffect(() => {
    const started = Date.now();
    const timer = setInterval(
      () => setPassed({ since: read, time: Math.max(0, Date.now() - started) }),
      STEP,
    );
    return () => clearInterval(timer);
  }, [read]);
  // A page that was read again has a newer time, and what has passed counts from there.
  return new Date(read + (passed.since === read ? passed.time : 0));
}
