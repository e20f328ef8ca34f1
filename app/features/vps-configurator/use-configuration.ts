import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import type { CustomVps } from "~/catalogue/vps";
import { useHydrated } from "~/lib/react/use-hydrated";
import { configurationIn, searchFor } from "~/enquiry/vps-configuration";

/** Sliders report many times a second, and browsers refuse addresses that change as often. */
const settleMs = 300;

/**
 * The chosen machine, kept in the page's address: it can be shared, reloaded and come back to. The address is
 * replaced, not pushed, and without the router: a choice is neither a page of its own nor a reason to render one.
 */
export function useConfiguration() {
  const { pathname, search, key } = useLocation();
  // What was chosen belongs to one entry of the history; Back shows what that entry's address says.
  const entry = key + search;
  const [choice, setChoice] = useState({ entry, changes: {} as Partial<CustomVps> });
  // Prerendered HTML knows no query: the address counts from hydration on.
  const addressed = configurationIn(useHydrated() ? search : "");
  const configuration = { ...addressed, ...(choice.entry === entry && choice.changes) };

  function choose(changes: Partial<CustomVps>) {
    setChoice((last) => ({
      entry,
      changes: { ...(last.entry === entry && last.changes), ...changes },
    }));
  }

  function save() {
    const { location, history } = window;
    if (location.pathname.replace(/\/$/, "") !== pathname.replace(/\/$/, "")) return;
    const wanted = searchFor(configuration, location.search);
    if (wanted === location.search) return;
    history.replaceState(history.state, "", location.pathname + wanted + location.hash);
  }

  useEffect(() => {
    const timer = window.setTimeout(save, settleMs);
    return () => window.clearTimeout(timer);
  });

  return { configuration, choose, save };
}
