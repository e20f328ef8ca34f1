import { useMatches } from "react-router";

import type { RulerScale } from "~/figures/ruler-scale";

/** What a page tells the frame around it. Exported by page.tsx as `handle`. */
export interface PageHandle {
  /** The scale on the header's lower edge: a unit that belongs to the page. */
  ruler: RulerScale;
}

/** The same where the scale depends on what the page's loader found. */
export interface LoadedPageHandle<Data> {
  ruler: (data: Data) => RulerScale;
}

/** The ruler of the page in view; the not-found and error pages have none. */
export function usePageRuler(): RulerScale | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle as Partial<PageHandle> | Partial<LoadedPageHandle<unknown>> | undefined;
  if (typeof handle?.ruler !== "function") return handle?.ruler;
  return match?.loaderData === undefined ? undefined : handle.ruler(match.loaderData);
}
