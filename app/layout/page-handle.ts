import { useMatches } from "react-router";

import type { RulerScale } from "~/figures/ruler-scale";

/** What a page tells the frame around it. Exported by page.tsx as `handle`. */
export interface PageHandle {
  /** The scale on the header's lower edge: that of a figure on the page. A page without such a figure has no handle. */
  ruler: RulerScale;
}

/** The same where the scale depends on what the page's loader found. */
export interface LoadedPageHandle<Data> {
  ruler: (data: Data) => RulerScale;
}

/** The ruler of the page in view, if it has one. */
export function usePageRuler(): RulerScale | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle as Partial<PageHandle> | Partial<LoadedPageHandle<unknown>> | undefined;
  if (typeof handle?.ruler !== "function") return handle?.ruler;
  return match?.loaderData === undefined ? undefined : handle.ruler(match.loaderData);
}
