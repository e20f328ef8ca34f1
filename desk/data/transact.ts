import { drizzle } from "drizzle-orm/node-postgres";

import { type Database, queryMs, type Tx } from "./open-database.ts";

/** Longer than any transaction of ours takes, and short enough that a visitor is told within four seconds. */
const LIMIT = queryMs + 300;

/** The database does not answer, or not in time: nothing is known to be written, and the same can be tried again. */
export class DatabaseUnavailable extends Error {}

/**
 * One transaction: returning commits, throwing rolls back. A connection that broke or hangs is thrown away, not given
 * back to the pool with a question still open.
 */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable("No connection", { cause: error });
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable("No answer in time")), LIMIT);
  });
  const done = drizzle({ client }).transaction((tx) => work(tx as unknown as Tx));
  try {
    const result = await Promise.race([done, tooLate]);
    client.release();
    return result;
  } catch (error) {
    done.catch(() => {});
    const isUnavailable = error instanceof DatabaseUnavailable || isOutage(error);
    client.release(isUnavailable);
    throw isUnavailable ? new DatabaseUnavailable("The database is unavailable", { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** For queries without a transaction: an outage is told apart from a mistake of ours. */
export async function detectOutage<T>(answer: Promise<T>): Promise<T> {
  return await answer.catch((error: unknown) => {
    throw isOutage(error) ? new DatabaseUnavailable("The database is unavailable", { cause: error }) : error;
  });
}

/** Classes of SQLSTATE: connection, resources (a full disk too), operator's doing, system error, read-only after a failover. */
const outageCodes = /^(08|53|57P|57014|58|25006|XX)/;
/** Five characters, with a digit among them: EPIPE is none. */
const sqlState = /^(?=.*\d)[\dA-Z]{5}$/;
const outageWords =
  /timeout|terminated|ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|connection|not queryable|shutting down|starting up/i;

export function isOutage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseUnavailable) return true;
    const { code } = each as NodeJS.ErrnoException;
    // What the database itself said about a statement of ours is a mistake, whatever words it has.
    if (code && sqlState.test(code)) {
      if (outageCodes.test(code)) return true;
    } else if (!each.message.startsWith("Failed query") && outageWords.test(`${code} ${each.message}`)) {
      return true;
    }
  }
  return false;
}
