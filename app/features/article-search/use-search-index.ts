import { useCallback, useEffect, useState } from "react";

export interface SearchIndex<Entry> {
  /** Undefined until they are there. */
  entries?: readonly Entry[];
  failed?: true;
  retry: () => void;
}

/** Loads the index as soon as it is wanted, and no sooner. */
export function useSearchIndex<Entry>(path: string, wanted: boolean): SearchIndex<Entry> {
  const [state, setState] = useState<Omit<SearchIndex<Entry>, "retry">>({});

  const load = useCallback(() => {
    fetchIndex(path).then(
      (entries) => setState({ entries: entries as Entry[] }),
      () => setState({ failed: true }),
    );
  }, [path]);

  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  function retry() {
    setState({});
    load();
  }

  return { ...state, retry };
}

const loaded = new Map<string, Promise<unknown>>();

/** Once for each visit to the site; after a failure the next call tries again. */
function fetchIndex(path: string): Promise<unknown> {
  const known = loaded.get(path) ?? fetchJson(path);
  loaded.set(path, known);
  known.catch(() => loaded.delete(path));
  return known;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}
