import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { forgetUnknownPages } from "./boot/forget-unknown-pages";
import { recoverStaleTab } from "./boot/stale-tab";

recoverStaleTab();
forgetUnknownPages();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
