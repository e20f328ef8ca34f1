import { useEffect, useLayoutEffect } from "react";

import type { RulerMarker } from "~/figures/ruler-scale";
import { sharedValue } from "./shared-value";

const marker = sharedValue<RulerMarker>();

/** Puts a flag on the header's ruler for as long as the calling part is on the page. It follows what the visitor does. */
export function useLiveMarker(at: number, label: string) {
  useEffect(() => marker.set({ at, label }), [at, label]);
  // Before the next page is painted: its scale is another one.
  useLayoutEffect(() => () => marker.set(undefined), []);
}

/** The flag that a part of the page in view has put up; none in prerendered HTML. */
export const useLiveMarkerOnRuler = marker.use;
