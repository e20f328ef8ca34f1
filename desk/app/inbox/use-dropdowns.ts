import { useEffect } from "react";

/** Dropdowns close with Esc, and when somebody presses elsewhere. Without scripts its own button does. */
export function useDropdowns(): void {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== "Escape" || defaultPrevented) return;
      for (const dropdown of openDropdowns()) {
        // The focus does not vanish with what had it.
        if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
        dropdown.open = false;
      }
    };
    const onPress = ({ target }: PointerEvent) => {
      for (const dropdown of openDropdowns())
        if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
}

function openDropdowns(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>("details[data-dropdown][open]");
}
