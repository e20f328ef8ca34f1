import { useEffect, useState } from "react";

/**
 * What is read from the clock, anew every minute. Undefined in prerendered pages: a built page cannot know when it is
 * read. Give it the same function at every render.
 */
export function useEachMinute<Value>(read: (now: Date) => Value): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const update = () => setValue(() => read(new Date()));
    // In a task of its own, not in the one in which React finishes the page.
    const first = window.setTimeout(update);
    const timer = window.setInterval(update, 60_000);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(timer);
    };
  }, [read]);
  return value;
}
