import type { ReactNode } from "react";

import { useDeferredRender, useRenderAfterHeading } from "./use-deferred-render";

interface LaterProps {
  children: ReactNode;
}

/** What stands below a page's top: it waits until that is painted. `<Section>` and `<ClosingBanner>` do so by themselves. */
export function RestOfPage({ children }: LaterProps) {
  return useDeferredRender() ? children : <Place />;
}

/** A large part of a page's top, such as a drawing: it waits until the heading is painted, but for nothing else. */
export function AfterHeading({ children }: LaterProps) {
  return useRenderAfterHeading() ? children : <Place />;
}

/** As high as the screen, so that nothing below it is seen before its time. */
function Place() {
  return <div className="min-h-dvh" />;
}
