import { useEffect, useState } from "react";

const STEP = 20_000;

/** The server's time, which goes on while the page is open. The visitor's own clock only says how much has passed. */
export function useNow(server: Date): Date {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const started = Date.now();
    const timer = setInterval(() => setPassed(Math.max(0, Date.now() - started)), STEP);
    return () => clearInterval(timer);
  }, []);
  return new Date(server.getTime() + passed);
}
