import { useEffect, useState } from "react";

import { useMediaQuery } from "~/lib/react/use-media-query";

/** Time between slides when nobody stops it. */
const INTERVAL = 6000;

export interface Rotation {
  /** The slide in view, from 0. */
  active: number;
  /** Whether the visitor wants it to move on by itself. */
  playing: boolean;
  /** Whether it is moving on right now: it waits while the pointer or the focus is inside. */
  rotating: boolean;
  show: (slide: number) => void;
  next: () => void;
  previous: () => void;
  togglePlaying: () => void;
  hold: (reason: HoldReason, held: boolean) => void;
}

type HoldReason = "pointer" | "focus";

export function useRotation(count: number): Rotation {
  const [active, setActive] = useState(0);
  const [wanted, setWanted] = useState<boolean>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const stillness = useMediaQuery("(prefers-reduced-motion: reduce)");
  // Until the visitor says otherwise it plays, except for those who asked for less motion.
  const playing = wanted ?? !stillness;
  const rotating = playing && !held.pointer && !held.focus;
  const following = (active + 1) % count;

  useEffect(() => {
    if (!rotating) return;
    const timer = window.setTimeout(() => setActive(following), INTERVAL);
    return () => window.clearTimeout(timer);
  }, [rotating, following]);

  return {
    active,
    playing,
    rotating,
    show: setActive,
    next: () => setActive(following),
    previous: () => setActive((slide) => (slide - 1 + count) % count),
    togglePlaying: () => setWanted(!playing),
    hold: (reason, value) => setHeld((reasons) => ({ ...reasons, [reason]: value })),
  };
}
