import { useEffect, useRef } from "react";
import { type Location, useLocation } from "react-router";

/**
 * Calls back after every change of address, anchors included, but not for the page one arrives on. The component that
 * uses it renders again at each navigation: in a large one, put <OnNavigation> into it instead.
 */
export function useOnNavigation(callback: (location: Location) => void) {
  const location = useLocation();
  const last = useRef(location.key);
  useEffect(() => {
    if (last.current === location.key) return;
    last.current = location.key;
    callback(location);
  });
}

/** Nothing to see: calls back like useOnNavigation, without rendering the component around it again. */
export function OnNavigation({ run }: { run: () => void }) {
  useOnNavigation(run);
  return null;
}
