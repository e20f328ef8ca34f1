import { useCallback, useEffect, useState } from "react";

export interface Loaded<Value> {
  /** Undefined until it is there. */
  value?: Value;
  failed?: true;
  retry: () => void;
}

/** Loads something as soon as it is wanted, and no sooner. Give it the same function at every render. */
export function useLoaded<Value>(load: () => Promise<Value>, wanted: boolean): Loaded<Value> {
  const [state, setState] = useState<Omit<Loaded<Value>, "retry">>({});

  const start = useCallback(() => {
    load().then(
      (value) => setState({ value }),
      () => setState({ failed: true }),
    );
  }, [load]);

  useEffect(() => {
    if (wanted) start();
  }, [wanted, start]);

  function retry() {
    setState({});
    start();
  }

  return { ...state, retry };
}
