import { useCallback } from "react";

import { fetchJsonOnce } from "~/lib/loading/fetch-json";
import { type Loaded, useLoaded } from "~/lib/loading/use-loaded";

/** The entries of an index that the build has written. */
export function useSearchIndex<Entry>(path: string, wanted: boolean): Loaded<readonly Entry[]> {
  const load = useCallback(async () => (await fetchJsonOnce(path)) as readonly Entry[], [path]);
  return useLoaded(load, wanted);
}
