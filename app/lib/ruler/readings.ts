import { useEffect, useRef } from "react";

import { sharedValue } from "./shared-value";

/** What a row of the page's figure says at one value of the ruler. */
export interface Reading {
  label: string;
  text: string;
}

export interface RulerFigure {
  readAt: (value: number) => readonly Reading[];
  /** The box that the ruler's scale fills from its left edge to its right one. */
  plot: HTMLElement | null;
}

const figure = sharedValue<RulerFigure>();

/**
 * Lets the header's ruler read a figure. The element with the returned ref is as wide as the scale; the figure's parts
 * marked `data-reading` are its rows, in the order of the readings.
 */
export function useRulerReadings(readAt: RulerFigure["readAt"]) {
  const plot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    figure.set({ readAt, plot: plot.current });
    return () => figure.set(undefined);
  }, [readAt]);
  return plot;
}

/** The figure of the page in view that can be read; none in prerendered HTML. */
export const useRulerFigure = figure.use;
