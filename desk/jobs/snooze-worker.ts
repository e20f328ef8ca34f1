import { endSnoozes } from "../core/end-snoozes.ts";
import { detectOutage, isOutage } from "../data/transact.ts";
import type { OpenServices } from "../server/open-services.ts";

/** Nobody snoozes to the second. */
const EVERY = 20_000;

export interface SnoozeWorker {
  stop: () => Promise<void>;
}

/** Wakes what has slept long enough, and tells open pages. Every instance looks: a row is woken by one of them. */
export function startSnoozeWorker(
  { db, log, notify }: Pick<OpenServices, "db" | "log" | "notify">,
  every = EVERY,
): SnoozeWorker {
  let polling: Promise<void> | undefined;
  const poll = () => {
    polling ??= pollOnce()
      .catch((error: unknown) => {
        if (isOutage(error)) log.warn("database unavailable");
        else log.error({ err: error }, "snooze");
      })
      .finally(() => (polling = undefined));
  };

  async function pollOnce() {
    for (const enquiry of await detectOutage(endSnoozes(db))) notify({ kind: "change", enquiry });
  }

  poll();
  const timer = setInterval(poll, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await polling;
    },
  };
}
