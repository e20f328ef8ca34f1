import { useCallback, useEffect, useState } from "react";

import type { Search } from "./engine";
import { loadSearch } from "./load-search";

export interface SearchEngine {
  /** Undefined until it has loaded. */
  search?: Search;
  failed?: true;
  retry: () => void;
}

/** Loads the index as soon as it is wanted. */
export function useSearchEngine(wanted: boolean): SearchEngine {
  const [state, setState] = useState<Pick<SearchEngine, "search" | "failed">>({});

  const load = useCallback(() => {
    loadSearch().then(
      (search) => setState({ search }),
      () => setState({ failed: true }),
    );
  }, []);

  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  function retry() {
    setState({});
    load();
  }

  return { ...state, retry };
}
