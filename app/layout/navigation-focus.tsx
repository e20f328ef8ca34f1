import { useRef } from "react";
import { useLocation } from "react-router";

import { useOnNavigation } from "~/lib/navigation/use-on-navigation";

/** After a link was followed inside the app, tells a screen reader where it is and moves focus to the new page. */
export function NavigationFocus() {
  const announcement = useRef<HTMLParagraphElement>(null);
  const path = useRef(useLocation().pathname);

  useOnNavigation(({ pathname }) => {
    const samePage = path.current === pathname;
    path.current = pathname;
    if (samePage) return;
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
    if (announcement.current) announcement.current.textContent = document.title;
  });

  return <p ref={announcement} role="status" className="sr-only" />;
}
