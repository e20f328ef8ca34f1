import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { forgetUnknownPages } from "./boot/forget-unknown-pages";
import { loadNarrowFont } from "./boot/narrow-font";
import { recoverStaleTab } from "./boot/stale-tab";

/** Called by what the build makes of this file (scripts/finish-build/boot/join-scripts.ts), when the page has its turn. */
export function start() {
  recoverStaleTab();
  forgetUnknownPages();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A page is rendered in one go: in pieces, between frames, its heading came a fifth later. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}

// Otherwise app/boot/start.ts does all three.
if (import.meta.env.DEV) {
  delete document.documentElement.dataset.topFirst;
  start();
  void loadNarrowFont();
}
