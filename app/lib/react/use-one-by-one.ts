import { startTransition, useEffect, useState } from "react";

/** Time for the page to settle between one part and the next: all at once they would block a slow phone. */
const PAUSE = 400;

/** How many parts are complete: so many in the HTML, the others one by one once the page is up. */
export function useOneByOne(count: number, first: number): number {
  const [complete, setComplete] = useState(first);
  useEffect(() => {
    if (complete >= count) return;
    const timer = window.setTimeout(() => startTransition(() => setComplete(complete + 1)), PAUSE);
    return () => window.clearTimeout(timer);
  }, [complete, count]);
  return complete;
}
