import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

import type { RulerMarker } from "~/figures/ruler-scale";

let current: RulerMarker | undefined;
const listeners = new Set<() => void>();

/** Puts a flag on the header's ruler for as long as the calling part is on the page. It follows what the visitor does. */
export function useLiveMarker(at: number, label: string) {
  useEffect(() => set({ at, label }), [at, label]);
  // Before the next page is painted: its scale is another one.
  useLayoutEffect(() => () => set(undefined), []);
}

/** The flag that a part of the page in view has put up; none in prerendered HTML. */
export function useLiveMarkerOnRuler(): RulerMarker | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

function set(marker: RulerMarker | undefined) {
  current = marker;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
