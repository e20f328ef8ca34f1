import { type KeyboardEvent, type PointerEvent, useRef } from "react";

import { priceText } from "~/catalogue/price-text";
import type { Mark } from "./place-row";
import { keyTarget, nameOf, readingText, type Stop } from "./reading";

interface ReadingSliderProps {
  stops: readonly Stop[];
  stop: Stop;
  /** As they are drawn below it, one after the other. */
  marks: readonly Mark[];
  /** A mouse over the chart reads without choosing: when it leaves, the hairline goes back. */
  onHover: (id: string | undefined) => void;
  onKeep: (id: string) => void;
}

/** Lies over the lanes and moves the hairline from plan to plan: by mouse, finger or key. */
export function ReadingSlider({ stops, stop, marks, onHover, onKeep }: ReadingSliderProps) {
  const surface = useRef<HTMLDivElement>(null);
  const index = stops.indexOf(stop);

  function onPointerMove(event: PointerEvent) {
    const id = marks[nearestMark(surface.current, event)]?.plan.id;
    if (!id) return;
    if (event.pointerType === "mouse") onHover(id);
    else onKeep(id);
  }

  function onPointerDown(event: PointerEvent) {
    const id = marks[nearestMark(surface.current, event)]?.plan.id;
    if (id) onKeep(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = stops[keyTarget(event.key, index, stops.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    onHover(undefined);
    onKeep(to.plan.id);
  }

  return (
    <div
      ref={surface}
      role="slider"
      tabIndex={0}
      aria-label="Price"
      aria-valuemin={1}
      aria-valuemax={stops.length}
      aria-valuenow={index + 1}
      aria-valuetext={`${nameOf(stop)}, ${priceText(stop.plan)}. ${readingText(stop).replace(" · ", ", ")}`}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerDown}
      onPointerLeave={() => onHover(undefined)}
      onKeyDown={onKeyDown}
      className="price-slider"
    />
  );
}

/** Which of the marks below is closest to the pointer. */
function nearestMark(surface: HTMLElement | null, { clientX, clientY }: PointerEvent): number {
  const drawn =
    surface?.parentElement?.querySelectorAll(
      ".price-month:not(.price-ring), .price-quoted:not(.price-ring)",
    ) ?? [];
  const distances = Array.from(drawn, (mark) => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
  });
  return distances.indexOf(Math.min(...distances));
}
