import { useEffect, useRef, useState } from "react";

import type { Present } from "../../core/staff/presence.ts";

const STEP = 15_000;
/** Whoever has not typed for so long is reading again. */
const PAUSE = 20_000;

/** Says that I am here, and finds out who else is. */
export function usePresence(number: string, before: readonly Present[]) {
  const [others, setOthers] = useState(before);
  const [read, setRead] = useState(before);
  // The page was read again: that is newer than the last answer here.
  if (read !== before) {
    setRead(before);
    setOthers(before);
  }
  const typedAt = useRef(0);
  const tell = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    let isGone = false;
    tell.current = async () => {
      if (document.visibilityState === "hidden") return;
      const isWriting = Date.now() - typedAt.current < PAUSE;
      const found = await present(number, isWriting);
      if (found && !isGone) setOthers(found);
    };
    const timer = setInterval(() => void tell.current?.(), STEP);
    void tell.current();
    const leave = () => navigator.sendBeacon(presenceOf(number), new URLSearchParams({ gone: "yes" }));
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void tell.current?.();
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      isGone = true;
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      clearInterval(timer);
    };
  }, [number]);

  const onTyping = () => {
    const isNews = Date.now() - typedAt.current > PAUSE;
    typedAt.current = Date.now();
    if (isNews) void tell.current?.();
  };
  return { others, onTyping };
}

function presenceOf(number: string): string {
  return `/desk/enquiries/${number}/presence`;
}

/** Undefined while the desk is out of reach: the next time tells again. */
async function present(number: string, isWriting: boolean): Promise<Present[] | undefined> {
  const body = new FormData();
  if (isWriting) body.set("writing", "yes");
  try {
    const answer = await fetch(presenceOf(number), { method: "POST", body });
    return answer.ok ? ((await answer.json()) as Present[]) : undefined;
  } catch {
    return undefined;
  }
}
