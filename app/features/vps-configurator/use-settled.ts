import { useEffect, useState } from "react";

/** A text once it has not changed for a while, for announcements: not every step of a slider is news. Empty at first. */
export function useSettled(text: string, delayMs = 700): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSettled((last) => (last === "" && text === first ? "" : text)),
      delayMs,
    );
    return () => window.clearTimeout(timer);
  }, [text, first, delayMs]);
  return settled;
}
