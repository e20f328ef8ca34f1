import { type RefObject, useEffect } from "react";

/** How long a copy button says that it has copied. */
const thanks = 2000;

/** Lets the copy buttons of an article's plain HTML work. */
export function useCopyButtons(body: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = body.current;
    const answer = ({ target }: Event) => {
      const button =
        target instanceof Element ? target.closest<HTMLButtonElement>("button[data-copy]") : null;
      if (button) void copyCode(button);
    };
    element?.addEventListener("click", answer);
    return () => element?.removeEventListener("click", answer);
  }, [body]);
}

async function copyCode(button: HTMLButtonElement) {
  const code = button.parentElement?.querySelector("code")?.textContent ?? "";
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = "Copied";
  } catch {
    // Permission refused: the code can still be selected.
    button.textContent = "Select and copy by hand";
  }
  setTimeout(() => (button.textContent = label), thanks);
}
