import { type ComponentProps, type FocusEvent, type PointerEvent, useRef, useState } from "react";

import type { QueueRow } from "../../core/staff/queue-rows.ts";
import { countMoves, holdOrder } from "./held-rows.ts";
import { QueueList } from "./queue-list";

/** The list while it changes by itself: never under the pointer, and never under the row that has the focus. */
export function LiveList({ rows, ...props }: ComponentProps<typeof QueueList>) {
  const list = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<readonly QueueRow[]>();
  const [by, setBy] = useState({ pointer: false, focus: false });
  const hold = (who: Partial<typeof by>) => {
    const next = { ...by, ...who };
    setBy(next);
    setHeld((before) => (next.pointer || next.focus ? (before ?? rows) : undefined));
  };
  const onFocus = ({ target }: FocusEvent) => target.matches("[data-row]") && hold({ focus: true });
  const onBlur = ({ relatedTarget }: FocusEvent) =>
    (relatedTarget instanceof Element && relatedTarget.matches("[data-row], [data-show-changes]")) ||
    hold({ focus: false });
  // A finger rests on no row: it is gone when it is lifted.
  const onPointerEnter = ({ pointerType }: PointerEvent) =>
    pointerType === "touch" || hold({ pointer: true });
  const show = () => {
    setHeld(rows);
    // The button goes away, and the focus needs a place.
    if (by.focus) list.current?.querySelector<HTMLElement>("[data-row]")?.focus();
  };
  const changes = held ? countMoves(held, rows) : 0;

  return (
    <div
      ref={list}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => hold({ pointer: false })}
    >
      {/* Without height of its own: it moves nothing. */}
      <div className="sticky top-2 z-20 flex h-0 justify-center md:top-36 print:hidden">
        {changes > 0 && (
          <button
            type="button"
            data-show-changes
            onClick={show}
            className="mt-1 h-9 cursor-pointer rounded-control border border-blue-text bg-surface px-3.5 text-tool font-strong text-blue-text raised max-md:h-11"
          >
            {changes === 1 ? "1 change, show it" : `${changes} changes, show them`}
          </button>
        )}
      </div>
      <QueueList {...props} rows={held ? holdOrder(held, rows) : rows} />
    </div>
  );
}
