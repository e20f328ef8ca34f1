import { useEffect, useRef, useState } from "react";

/** Somebody else who has the enquiry open. */
export interface Present {
  id: number;
  name: string;
  isWriting: boolean;
}

const STEP = 15_000;
/** Whoever has not typed for so long is reading again. */
const PAUSE = 20_000;

/** Says that I am here, and finds out who else is. */
export function usePresence(number: string, before: readonly Present[]) {
  const [others, setOthers] = useState(before);
  const typedAt = useRef(0);
  const tell = useRef(() => {});

  useEffect(() => {
    let isGone = false;
    tell.current = () => {
      if (document.visibilityState === "hidden") return;
      const body = new FormData();
      if (Date.now() - typedAt.current < PAUSE) body.set("writing", "yes");
      fetch(`/desk/enquiries/${number}/presence`, { method: "POST", body })
        .then(async (answer) => (answer.ok ? ((await answer.json()) as Present[]) : undefined))
        .then((found) => {
          if (found && !isGone) setOthers(found);
        })
        // Away for a moment: the next one tells again.
        .catch(() => {});
    };
    const timer = setInterval(() => tell.current(), STEP);
    tell.current();
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [number]);

  const onTyping = () => {
    const isNews = Date.now() - typedAt.current > PAUSE;
    typedAt.current = Date.now();
    if (isNews) tell.current();
  };
  return { others, onTyping };
}
