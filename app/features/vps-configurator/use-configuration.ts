import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import type { CustomVps } from "~/catalogue/vps";
import { configurationIn, searchFor, startConfiguration } from "./configuration";

/** Sliders report many times a second, and browsers refuse addresses that change as often. */
const settleMs = 300;

/**
 * The chosen machine, kept in the page's address: it can be shared, reloaded and come back to. The address is
 * replaced, not pushed, and without the router: a choice is neither a page of its own nor a reason to render one.
 */
export function useConfiguration() {
  const { pathname, search, key } = useLocation();
  const [configuration, setConfiguration] = useState(startConfiguration);

  // Prerendered HTML knows no query, so the address is read after hydration, and again whenever it changes.
  useEffect(() => setConfiguration(configurationIn(search)), [search, key]);

  function save() {
    if (window.location.pathname !== pathname) return;
    const wanted = searchFor(configuration, window.location.search);
    if (wanted === window.location.search) return;
    window.history.replaceState(window.history.state, "", pathname + wanted + window.location.hash);
  }

  useEffect(() => {
    const timer = window.setTimeout(save, settleMs);
    return () => window.clearTimeout(timer);
  });

  function choose(change: Partial<CustomVps>) {
    setConfiguration((current) => ({ ...current, ...change }));
  }

  return { configuration, choose, save };
}
