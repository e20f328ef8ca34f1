import { useMatches } from "react-router";

import type { RulerScale } from "~/figures/ruler-scale";

/** What a page tells the frame around it. Exported by page.tsx as `handle`. */
export interface PageHandle {
  /** The scale on the header's lower edge: a unit that belongs to the page. */
  ruler: RulerScale;
}

/** The handle of the page in view; the not-found and error pages have none. */
export function usePageHandle(): PageHandle | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  return handle && typeof handle === "object" && "ruler" in handle ? (handle as PageHandle) : undefined;
}
