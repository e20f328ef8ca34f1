import { useEffect, useRef, useState } from "react";

/** Whoever listens to the page is not interrupted more often than this. */
const QUIET = 5000;

/** What came since the page was opened, in words, and not all the time. Ids go up: a higher one is new. */
export function useNewItemsAnnouncement<Item extends { id: number }>(
  items: readonly Item[],
  words: (fresh: readonly Item[]) => string,
): string {
  const highest = useRef<number>(undefined);
  const waiting = useRef<Item[]>([]);
  const quietUntil = useRef(0);
  const say = useRef(words);
  const [news, setNews] = useState("");

  useEffect(() => {
    say.current = words;
  });
  useEffect(() => {
    const before = highest.current;
    highest.current = Math.max(before ?? 0, ...items.map(({ id }) => id));
    if (before !== undefined) waiting.current.push(...items.filter(({ id }) => id > before));
    if (waiting.current.length === 0) return;
    const timer = setTimeout(
      () => {
        quietUntil.current = Date.now() + QUIET;
        setNews(say.current(waiting.current));
        waiting.current = [];
      },
      Math.max(0, quietUntil.current - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [items]);
  return news;
}
