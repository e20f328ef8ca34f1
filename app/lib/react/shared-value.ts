import { useSyncExternalStore } from "react";

/** A value that one part of the page sets and others show, whichever island they are in; none in prerendered HTML. */
export function sharedValue<Value>() {
  let current: Value | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    set: (value: Value | undefined) => {
      current = value;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => undefined,
      ),
  };
}
