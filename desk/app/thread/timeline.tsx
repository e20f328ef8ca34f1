import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

import { AxisDrawing } from "./axis-drawing";
import { type Axis, type Entry, FOOT, layOut, type Leader } from "./timeline-layout.ts";

export interface TimelineEntry {
  key: string;
  at: Date;
  kind: "visitor" | "staff" | "note" | "event";
  content: ReactNode;
}

interface TimelineProps {
  entries: readonly TimelineEntry[];
  now: Date;
}

export interface Drawn {
  axis: Axis;
  gaps: readonly number[];
  leaders: readonly Leader[];
  height: number;
}

/** Where the first line of an entry is. */
const heads = { visitor: 11, staff: 11, note: 18, event: 10 } as const;
const SHORTEST = 240;
const LONGEST = 720;

/**
 * The conversation, in order. With scripts it stands on an axis that is true to scale; without them every entry still
 * says its time.
 */
export function Timeline({ entries, now }: TimelineProps) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const from = entries[0]?.at.getTime() ?? now.getTime();
  const to = Math.max(now.getTime(), from + 60_000);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const draw = () => setDrawn((before) => ifOther(before, measure(element, entries, { from, to })));
    draw();
    const observer = new ResizeObserver(draw);
    for (const body of bodiesIn(element)) observer.observe(body);
    return () => observer.disconnect();
  }, [entries, from, to]);

  return (
    // Under the thread stands the editor. A short thread has what is left of the screen before its axis is drawn, too:
    // nothing moves under a hand that is about to press.
    <div
      ref={box}
      className="relative min-h-[max(17.5rem,100svh-26rem)] pr-4 pl-9 md:pr-6 md:pl-29.5 noscript:min-h-0"
    >
      {drawn && <AxisDrawing drawn={drawn} entries={entries} />}
      <ol aria-label="Conversation" className={drawn ? "" : "grid gap-2 pt-3"}>
        {entries.map(({ key, content }, index) => (
          <li key={key}>
            {drawn && <svg aria-hidden width="1" height={drawn.gaps[index] ?? 0} className="block" />}
            <div data-entry>{content}</div>
          </li>
        ))}
      </ol>
      {drawn && <svg aria-hidden width="1" height={roomBelow(drawn)} className="block" />}
    </div>
  );
}

function bodiesIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>("[data-entry]")];
}

function measure(
  box: HTMLElement,
  entries: readonly TimelineEntry[],
  { from, to }: { from: number; to: number },
): Drawn {
  const measured = bodiesIn(box).map((body, index) => {
    const { at, kind } = entries[index] ?? { at: new Date(from), kind: "event" as const };
    return { at: at.getTime(), height: body.offsetHeight, head: heads[kind] };
  });
  const natural = measured.reduce((sum, { height }) => sum + height + 8, 0);
  const room = Number.parseFloat(getComputedStyle(box).minHeight) - FOOT;
  const whole = drawnOn({ from, to, length: Math.max(SHORTEST, Math.min(LONGEST, natural), room) }, measured);
  // What stands at the end of the axis reaches below it: where a shorter axis has room for that, it is shorter.
  const over = whole.height - (room + FOOT);
  const shorter = whole.axis.length - over;
  return over > 0 && shorter >= Math.max(SHORTEST, natural)
    ? drawnOn({ from, to, length: shorter }, measured)
    : whole;
}

function drawnOn({ length, ...times }: Axis, measured: readonly Entry[]): Drawn {
  const axis = { ...times, length: Math.round(length) };
  const { gaps, leaders } = layOut(measured, axis);
  const height =
    gaps.reduce((sum, gap) => sum + gap, 0) + measured.reduce((sum, each) => sum + each.height, 0);
  return { axis, gaps, leaders, height };
}

/** The axis may go on where the last entry ends. */
function roomBelow({ axis, height }: Drawn): number {
  return Math.max(0, axis.length + FOOT - height);
}

/** Drawing changes nothing that is measured, but a new object would be drawn again. */
function ifOther(before: Drawn | undefined, after: Drawn): Drawn {
  return before && JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
