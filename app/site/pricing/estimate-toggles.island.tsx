import { type ReactNode, useEffect } from "react";

import { isInEstimate, toggle } from "~/features/estimate/use-estimate";
import { useSearch } from "~/lib/navigation/address";
import { island } from "~/lib/react/island";

const buttons = ".price-table .estimate-toggle";

/** Answers the buttons of the tables inside it, which stay HTML. They are inside it so that an early press is kept. */
function EstimateToggles({ children }: { children?: ReactNode }) {
  const search = useSearch();

  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(buttons))
      button.ariaPressed = String(isInEstimate(search, button.value));
  }, [search]);

  useEffect(() => {
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);

  return children;
}

export default island(EstimateToggles);

function press({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLButtonElement>(buttons);
  if (button) toggle(button.value);
}
