import { useSyncExternalStore } from "react";

/** A value that a part of the page sets and the frame around it shows; none in prerendered HTML. */
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
