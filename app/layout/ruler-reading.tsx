import { type RefObject, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";

import type { RulerScale } from "~/figures/ruler-scale";
import { nearestStop, nextTick } from "~/figures/ruler-steps";
import { figureOf, type RulerFigure } from "~/lib/ruler/readings";
import { FigureReading } from "./figure-reading";
import type { RulerValue } from "./ruler";

interface RulerReadingProps {
  scale: RulerScale;
  /** As wide as the scale. */
  slider: RefObject<HTMLElement | null>;
  /** Where the pointer was when the visitor first turned to the ruler. */
  pointer: RefObject<number | undefined>;
  figure: RulerFigure | undefined;
  /** Where a keyboard starts to read. */
  rest: number;
  value: number | undefined;
  onRead: (value: RulerValue | undefined) => void;
}

/** Reads values by pointer, finger and keyboard, on the ruler and in the page's figure. Leaving ends it. */
export function RulerReading(props: RulerReadingProps) {
  const { scale, slider, pointer, figure, rest, value } = props;
  const plot = figure?.plot;

  const onRead = useEffectEvent((read: RulerValue | undefined) => {
    props.onRead(read);
    figure?.onRead?.(read?.at);
  });
  const read = useEffectEvent((at: number) => onRead(valueAt(scale, at, figure)));
  const leave = useEffectEvent(() => {
    if (document.activeElement !== slider.current) onRead(undefined);
  });
  const readPointer = useEffectEvent((clientX: number, box: HTMLElement) => {
    const { left, width } = box.getBoundingClientRect();
    const share = (clientX - left) / width;
    // Beside the scale are the names of the rows; its ends may be passed by a little.
    if (share >= -0.03 && share <= 1.03) read(nearestStop(scale, share));
    else leave();
  });
  const readFocused = useEffectEvent(() => read(value ?? rest));
  const readKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onRead(undefined);
    const next = nextTick(scale, value ?? rest, event.key);
    if (next === undefined) return;
    event.preventDefault();
    read(next);
  });

  useEffect(() => {
    const ruler = slider.current;
    if (!ruler) return undefined;
    if (pointer.current !== undefined) readPointer(pointer.current, ruler);
    else if (document.activeElement === ruler) readFocused();

    const stop = new AbortController();
    const { signal } = stop;
    listen(ruler, ruler);
    const drawing = figureOf(plot);
    if (plot && drawing) listen(drawing, plot);
    ruler.addEventListener("keydown", (event) => readKey(event), { signal });
    ruler.addEventListener("focus", () => readFocused(), { signal });
    ruler.addEventListener("blur", () => onRead(undefined), { signal });
    return () => stop.abort();

    function listen(place: HTMLElement, box: HTMLElement) {
      const follow = (event: PointerEvent) => readPointer(event.clientX, box);
      place.addEventListener("pointerdown", follow, { signal });
      place.addEventListener("pointermove", follow, { signal });
      place.addEventListener("pointerleave", () => leave(), { signal });
    }
  }, [slider, pointer, plot]);

  if (value === undefined || !figure || !plot) return null;
  return createPortal(<FigureReading scale={scale} value={value} figure={figure} plot={plot} />, plot);
}

/** A place has the name of what stands there. */
function valueAt(scale: RulerScale, at: number, figure: RulerFigure | undefined): RulerValue {
  const named = scale.markers?.find((marker) => marker.at === at);
  const label = named?.label ?? (scale.read ?? scale.format)(at);
  const rows = figure?.readAt(at).map((row) => `${row.label}: ${row.text}`) ?? [];
  return { at, label, text: [label, ...rows].join(". ") };
}
