import { useEffect } from "react";

/** Says that React answers from now on. Belongs in the root layout, whose effects run after all others, on the error page too. */
export function useHydratedSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}
