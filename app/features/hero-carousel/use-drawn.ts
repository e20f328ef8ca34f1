import { startTransition, useEffect, useState } from "react";

/** Time for the page to settle between one chart and the next: all at once they would block a slow phone. */
const PAUSE = 400;

/** How many slides have their chart: the first in the HTML, the others one by one once the page is up. */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = window.setTimeout(() => startTransition(() => setDrawn(drawn + 1)), PAUSE);
    return () => window.clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
