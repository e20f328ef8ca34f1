import { useEffect } from "react";

/**
 * Tells app/boot/start.ts that React answers events from now on. Belongs in the root layout: its effect runs
 * after those of everything inside it, on the error page too.
 */
export function useHydratedSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}
