import { useEffect, useState } from "react";

/** What a screen reader is told: the text once it has not changed for a while, since not every step of a slider is news. Empty at first. */
export function useAnnouncement(text: string, delayMs = 700): string {
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
