import { sql } from "drizzle-orm";
import type { Logger } from "pino";

import type { Database } from "../../data/open-database.ts";
import { CHANNEL, type Notice } from "./live-notice.ts";

/** What happens within this time is told at once, in one statement. */
const GATHER = 30;
/** More than this is told as "something changed". */
const MOST = 50;

/**
 * Tells all instances, this one too. Called after the commit and never within it: a NOTIFY makes all commits that carry
 * one wait for each other. One that is lost on the way is made up for by open-live.ts.
 */
export function sendNotices(db: Database, log: Logger): (notice: Notice) => void {
  const waiting = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;

  async function send() {
    gathering = undefined;
    const payloads = waiting.size > MOST ? [JSON.stringify({ kind: "change" })] : [...waiting];
    waiting.clear();
    await db
      .execute(
        sql`select pg_notify(${CHANNEL}, payload) from json_array_elements_text(${JSON.stringify(payloads)}::json) as payload`,
      )
      .catch((error: unknown) => log.warn({ err: error }, "notice not sent"));
  }

  return (notice) => {
    waiting.add(JSON.stringify(notice));
    gathering ??= setTimeout(() => void send(), GATHER).unref();
  };
}
