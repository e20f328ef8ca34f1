import { createContext, use, useEffect, useRef } from "react";

import { sharedValue } from "./shared-value";

/** What a row of the page's figure says at one value of the ruler. */
export interface Reading {
  label: string;
  text: string;
}

export interface RulerFigure {
  readAt: (value: number) => readonly Reading[];
  /** The box that the ruler's scale fills from its left edge to its right one; none where the figure draws its own line. */
  plot: HTMLElement | null;
  /** For a figure that follows the ruler by itself. */
  onRead?: ((value: number | undefined) => void) | undefined;
}

const figure = sharedValue<RulerFigure>();

/**
 * Around each of several figures that share a place, as in a carousel: null for one that is not in view, else told what
 * is read of it.
 */
export const FigureInView = createContext<((value?: number) => void) | null>(() => {});

/**
 * Lets the header's ruler read a figure. The element with the returned ref is as wide as the scale; the figure's parts
 * marked `data-reading` are its rows, in the order of the readings.
 */
export function useRulerReadings(readAt: RulerFigure["readAt"], onRead?: RulerFigure["onRead"]) {
  const plot = useRef<HTMLDivElement>(null);
  const tell = use(FigureInView);
  useEffect(() => {
    if (!tell) return undefined;
    const onReadOne = (value?: number) => {
      tell(value);
      onRead?.(value);
    };
    figure.set({ readAt, onRead: onReadOne, plot: plot.current });
    return () => figure.set(undefined);
  }, [readAt, onRead, tell]);
  return plot;
}

/** The drawing around a plot. A list whose rows are bars is marked `data-figure`. */
export function figureOf(plot: HTMLElement | null | undefined): HTMLElement | null | undefined {
  return plot?.closest<HTMLElement>("figure, [data-figure]");
}

/** The figure of the page in view that can be read; none in prerendered HTML. */
export const useRulerFigure = figure.use;
