import { wakeEnquiries } from "../core/wake-enquiries.ts";
import { asked, isOutage } from "../data/transact.ts";
import type { OpenServices } from "../server/open-services.ts";

/** Nobody snoozes to the second. */
const EVERY = 20_000;

export interface WakeWorker {
  stop: () => Promise<void>;
}

/** Wakes what has slept long enough, and tells open pages. Every instance looks: a row is woken by one of them. */
export function workWake(
  { db, log, tell }: Pick<OpenServices, "db" | "log" | "tell">,
  every = EVERY,
): WakeWorker {
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= lookOnce()
      .catch((error: unknown) => {
        if (isOutage(error)) log.warn("database away");
        else log.error({ err: error }, "snooze");
      })
      .finally(() => (looking = undefined));
  };

  async function lookOnce() {
    for (const enquiry of await asked(wakeEnquiries(db))) tell({ kind: "change", enquiry });
  }

  look();
  const timer = setInterval(look, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
