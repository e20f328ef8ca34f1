import { useEffect } from "react";

/** What was unfolded folds itself with Esc, and when somebody presses elsewhere. Without scripts its own button does. */
export function useFolds(): void {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== "Escape" || defaultPrevented) return;
      for (const fold of openFolds()) {
        // The focus does not vanish with what had it.
        if (fold.contains(document.activeElement)) fold.querySelector("summary")?.focus();
        fold.open = false;
      }
    };
    const onPress = ({ target }: PointerEvent) => {
      for (const fold of openFolds())
        if (!(target instanceof Node && fold.contains(target))) fold.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
}

function openFolds(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>("details[data-fold][open]");
}
