import { useEffect, useRef } from "react";
import { type Location, useLocation } from "react-router";

/** Calls back after every change of address, anchors included, but not for the page one arrives on. */
export function useOnNavigation(callback: (location: Location) => void) {
  const location = useLocation();
  const last = useRef(location.key);
  useEffect(() => {
    if (last.current === location.key) return;
    last.current = location.key;
    callback(location);
  });
}
