import { useEffect, useState } from "react";

/** Time between slides when nobody stops it. */
export const INTERVAL = 6000;

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
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const rotating = playing && !held.pointer && !held.focus;
  const next = () => setActive((slide) => (slide + 1) % count);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!rotating) return;
    const timer = window.setTimeout(next, INTERVAL);
    return () => window.clearTimeout(timer);
  });

  return {
    active,
    playing,
    rotating,
    show: setActive,
    next,
    previous: () => setActive((slide) => (slide - 1 + count) % count),
    togglePlaying: () => setPlaying((wanted) => !wanted),
    hold: (reason, value) => setHeld((reasons) => ({ ...reasons, [reason]: value })),
  };
}
