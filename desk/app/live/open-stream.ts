import type { Change } from "../../server/live/live-notice.ts";

export type LiveChange = Pick<Change, "kind" | "enquiries">;

interface Stream {
  /** The last event that the page knows of. */
  after: number;
  onChange: (change: LiveChange) => void;
  /** Connected again: what happened meanwhile is not known. */
  onGap: () => void;
  onLost: (isLost: boolean) => void;
}

/** So long nobody is troubled with a connection that may be back in a moment. */
const PATIENCE = 3000;
/** The desk says every 15 seconds that it is there. A cable that was pulled says nothing. */
const SILENCE = 40_000;
const TRY_AGAIN = 3000;
/** A page in the background gives its connection back: browsers have few for one address. */
const HIDDEN = 30_000;

/** Hears from the desk for as long as the page is in view. Returns how to stop. */
export function openStream({ after, onChange, onGap, onLost }: Stream): () => void {
  let source: EventSource | undefined;
  let wasOpen = false;
  let isSilent = false;
  const timers: Partial<Record<"lost" | "silence" | "again" | "hidden", number>> = {};

  const clear = (name: keyof typeof timers) => {
    window.clearTimeout(timers[name]);
    delete timers[name];
  };
  const set = (name: keyof typeof timers, time: number, act: () => void) => {
    clear(name);
    timers[name] = window.setTimeout(act, time);
  };
  const lose = () => {
    isSilent = true;
    if (timers.lost === undefined) set("lost", PATIENCE, () => onLost(true));
  };
  const heard = () => set("silence", SILENCE, reconnect);

  function connect() {
    source = new EventSource(`/api/desk/live?after=${after}`);
    source.addEventListener("open", () => {
      clear("lost");
      onLost(false);
      if (wasOpen && isSilent) onGap();
      wasOpen = true;
      isSilent = false;
      heard();
    });
    source.addEventListener("message", ({ data }) => {
      heard();
      onChange(JSON.parse(data as string) as LiveChange);
    });
    source.addEventListener("beat", heard);
    // Signed out elsewhere: the page, read again, says so.
    source.addEventListener("over", () => {
      disconnect();
      onGap();
    });
    source.addEventListener("error", () => {
      lose();
      // After an answer other than a stream the browser gives up, and we do not.
      if (source?.readyState === EventSource.CLOSED) set("again", TRY_AGAIN, reconnect);
    });
  }

  function disconnect() {
    source?.close();
    source = undefined;
    clear("silence");
    clear("again");
  }

  function reconnect() {
    disconnect();
    lose();
    connect();
  }

  const onVisibility = () => {
    if (document.visibilityState === "hidden") {
      set("hidden", HIDDEN, () => {
        disconnect();
        isSilent = true;
      });
      return;
    }
    clear("hidden");
    if (!source) connect();
  };
  const onOnline = () => reconnect();

  if (document.visibilityState === "visible") connect();
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("online", onOnline);
  window.addEventListener("offline", lose);
  return () => {
    disconnect();
    clear("lost");
    clear("hidden");
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("online", onOnline);
    window.removeEventListener("offline", lose);
  };
}
