import type { Logger } from "pino";

import { type LiveState, readLiveState } from "../../core/staff/read-live-state.ts";
import type { Database } from "../../data/open-database.ts";
import { listenForNotices } from "./listen-for-notices.ts";
import type { Change, Notice } from "./live-notice.ts";

/** An open page. */
export interface Listener {
  changed: (change: Change) => void;
  /** This instance stops: the page comes back to another one. */
  over: () => void;
}

export interface Live {
  /** False once this instance is stopping. Returns how to leave otherwise. */
  join: (listener: Listener) => (() => void) | false;
  stop: () => Promise<void>;
}

interface Options {
  db: Database;
  url: string;
  log: Logger;
  /** How often it looks for what nobody told it, in milliseconds. */
  pollEvery?: number;
}

const POLL_EVERY = 5000;
/** Notices that come together are looked into together. */
const GATHER = 40;

/** Passes on to open pages what happens anywhere: told by notices, and looked for in case one was lost. */
export function openLive({ db, url, log, pollEvery = POLL_EVERY }: Options): Live {
  const listeners = new Set<Listener>();
  let pending: Notice[] = [];
  let seen: LiveState | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let isStopped = false;

  const soon = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      // After the look that is under way: it may have read before what it would be told of.
      void (polling ?? Promise.resolve()).then(poll);
    }, GATHER);
  };
  const source = listenForNotices({
    url,
    log,
    onNotice: (notice) => {
      pending.push(notice);
      soon();
    },
    onConnected: () => {
      if (seen) pending.push({ kind: "change" }, { kind: "presence" });
      soon();
    },
  });
  const timer = setInterval(() => void poll(), pollEvery).unref();

  function poll(): Promise<void> {
    polling ??= pollOnce()
      .catch((error: unknown) => log.warn({ err: error }, "live look"))
      .finally(() => (polling = undefined));
    return polling;
  }

  async function pollOnce() {
    if (isStopped || (seen && listeners.size === 0 && pending.length === 0)) return;
    const before = seen;
    const notices = pending;
    pending = [];
    let liveState: LiveState;
    try {
      liveState = await readLiveState(db, before?.lastEvent ?? Number.MAX_SAFE_INTEGER);
    } catch (error) {
      pending = [...notices, ...pending].slice(-100);
      throw error;
    }
    seen = liveState;
    for (const change of changesBetween(before, liveState, notices)) {
      for (const listener of listeners) listener.changed(change);
    }
  }

  return {
    join: (listener) => {
      if (isStopped) return false;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(timer);
      clearTimeout(gathering);
      for (const listener of listeners) listener.over();
      listeners.clear();
      await source.stop();
      await polling;
    },
  };
}

/** One for each kind at most. */
function changesBetween(before: LiveState | undefined, now: LiveState, notices: readonly Notice[]): Change[] {
  const { lastEvent } = now;
  const found: Change[] = [];
  const isNew = before !== undefined && lastEvent !== before.lastEvent;
  // An event with a smaller number was committed later, or some were erased: which ones is not known.
  const isOther = before !== undefined && !isNew && now.latest !== before.latest;
  const ofChange = notices.filter(({ kind }) => kind === "change");
  if (isNew || isOther || ofChange.length > 0) {
    const ids = new Set(now.enquiries);
    for (const { enquiry } of ofChange) if (enquiry !== undefined) ids.add(enquiry);
    const isAny =
      isOther || (now.enquiries.length === 0 && ofChange.some(({ enquiry }) => enquiry === undefined));
    found.push({ kind: "change", enquiries: isAny ? [] : [...ids], lastEvent });
  }
  const ofPresence = notices.filter(({ kind }) => kind === "presence");
  if (ofPresence.length > 0 || (before !== undefined && now.presence !== before.presence)) {
    const ids = ofPresence.map(({ enquiry }) => enquiry);
    const isKnown = ids.length > 0 && ids.every((id) => id !== undefined);
    found.push({ kind: "presence", enquiries: isKnown ? [...new Set(ids)] : [], lastEvent });
  }
  return found;
}
