import { type RefObject, useEffect } from "react";

import { copyCode } from "~/lib/clipboard/copy-code";

/** Lets the copy buttons of an article's plain HTML work. */
export function useCopyButtons(body: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = body.current;
    const answer = ({ target }: Event) => {
      const button =
        target instanceof Element ? target.closest<HTMLButtonElement>("[data-does=copy-code]") : null;
      if (button) void copyCode(button);
    };
    element?.addEventListener("click", answer);
    return () => element?.removeEventListener("click", answer);
  }, [body]);
}
