import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";

import { type LiveChange, openStream } from "./open-stream";

interface Listening {
  /** The last event that the page knew of when it was read. */
  lastEvent: number;
  /** How soon a change matters to this page, in milliseconds. Undefined: not at all. */
  within: (change: LiveChange) => number | undefined;
}

/** Changes that come together are read together; not all pages of the team ask in the same moment. */
export const SOON = 150;
const SPREAD = 200;

/** Reads the page again when something on it changed, on whichever instance. True while the connection is lost. */
export function useLive({ lastEvent, within }: Listening): boolean {
  const { revalidate } = useRevalidator();
  const [isLost, setLost] = useState(false);
  const [after] = useState(lastEvent);
  const planned = useRef<{ timer: number; at: number }>(undefined);

  const readAgain = useEffectEvent((time: number) => {
    const at = Date.now() + time + Math.random() * SPREAD;
    if (planned.current && planned.current.at <= at) return;
    window.clearTimeout(planned.current?.timer);
    const timer = window.setTimeout(() => {
      planned.current = undefined;
      void revalidate();
    }, at - Date.now());
    planned.current = { timer, at };
  });
  const onChange = useEffectEvent((change: LiveChange) => {
    const time = within(change);
    if (time !== undefined) readAgain(time);
  });

  useEffect(() => {
    const stop = openStream({
      after,
      onChange: (change) => onChange(change),
      onGap: () => readAgain(0),
      onLost: setLost,
    });
    return () => {
      stop();
      window.clearTimeout(planned.current?.timer);
      planned.current = undefined;
    };
  }, [after]);
  return isLost;
}
