import type { Logger } from "pino";

import { type Pulse, readPulse } from "../../core/staff/read-pulse.ts";
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
  lookEvery?: number;
}

const LOOK_EVERY = 5000;
/** Notices that come together are looked into together. */
const GATHER = 40;

/** Passes on to open pages what happens anywhere: told by notices, and looked for in case one was lost. */
export function openLive({ db, url, log, lookEvery = LOOK_EVERY }: Options): Live {
  const listeners = new Set<Listener>();
  let told: Notice[] = [];
  let seen: Pulse | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStopped = false;

  const soon = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      // After the look that is under way: it may have read before what it would be told of.
      void (looking ?? Promise.resolve()).then(look);
    }, GATHER);
  };
  const source = listenForNotices({
    url,
    log,
    onNotice: (notice) => {
      told.push(notice);
      soon();
    },
    onConnected: () => {
      if (seen) told.push({ kind: "change" }, { kind: "presence" });
      soon();
    },
  });
  const timer = setInterval(() => void look(), lookEvery).unref();

  function look(): Promise<void> {
    looking ??= lookOnce()
      .catch((error: unknown) => log.warn({ err: error }, "live look"))
      .finally(() => (looking = undefined));
    return looking;
  }

  async function lookOnce() {
    if (isStopped || (seen && listeners.size === 0 && told.length === 0)) return;
    const before = seen;
    const notices = told;
    told = [];
    let pulse: Pulse;
    try {
      pulse = await readPulse(db, before?.lastEvent ?? Number.MAX_SAFE_INTEGER);
    } catch (error) {
      told = [...notices, ...told].slice(-100);
      throw error;
    }
    seen = pulse;
    for (const change of changesBetween(before, pulse, notices)) {
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
      await looking;
    },
  };
}

/** One for each kind at most. */
function changesBetween(before: Pulse | undefined, now: Pulse, notices: readonly Notice[]): Change[] {
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
