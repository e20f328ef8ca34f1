import { useEffect, useRef } from "react";

import { useHydrated } from "~/lib/react/use-hydrated";
import { useMediaQuery } from "~/lib/react/use-media-query";

const SMALL = "(width < 60rem)";

/**
 * Folds a part of the page on small screens, unless the address points into it. Prerendered it is open,
 * so that everything can be read without a script.
 */
export function useFolding() {
  const details = useRef<HTMLDetailsElement>(null);
  const isSmall = useMediaQuery(SMALL);
  const canFold = useHydrated() && isSmall;

  useEffect(() => {
    const part = details.current;
    if (!part) return;
    const target = document.getElementById(window.location.hash.slice(1));
    part.open = !canFold || part.contains(target);
    // What was folded above it has moved it.
    if (canFold && part.contains(target)) target?.scrollIntoView({ behavior: "instant" });
  }, [canFold]);

  return { details, canFold };
}
