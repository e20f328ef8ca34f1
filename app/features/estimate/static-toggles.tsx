import { type ReactNode, useEffect } from "react";

import { useSearch } from "~/lib/navigation/address";
import { isInEstimate, toggle } from "./use-estimate";

interface StaticTogglesProps {
  /** The selector of what the buttons stand in. */
  within: string;
  children?: ReactNode;
}

/** Answers buttons that stay HTML. They are inside it so that an early press is kept. */
export function StaticToggles({ within, children }: StaticTogglesProps) {
  const search = useSearch();
  const buttons = `${within} .estimate-toggle`;

  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(buttons))
      button.ariaPressed = String(isInEstimate(search, button.value));
  }, [buttons, search]);

  useEffect(() => {
    function press({ target }: MouseEvent) {
      const button = (target as Element).closest<HTMLButtonElement>(buttons);
      if (button) toggle(button.value);
    }
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [buttons]);

  return children;
}
