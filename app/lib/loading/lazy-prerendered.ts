import { type ComponentType, lazy } from "react";

/** A part that is in the page's HTML before its code is. If the code can't be loaded, the HTML stays as it is. */
export function lazyPrerendered<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
}
