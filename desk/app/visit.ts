import { createContext, data, type RouterContextProvider } from "react-router";

import type { Tx } from "../data/open-database.ts";
import { detectOutage, isOutage, transact } from "../data/transact.ts";
import type { Services } from "../server/services.ts";

/** What a request brings to loaders and actions. */
export interface Visit {
  services: Services;
  /** Of whoever asks. */
  address: string;
  /** Allows the scripts of this one answer. */
  nonce: string;
}

export const visitContext = createContext<Visit>();

/** Whether an action of this request has already found what the page shows. */
export const isAnsweredContext = createContext(false);

/** Cookies that an action of this request has sent the visitor: what is read after it belongs to the new session. */
export const newCookiesContext = createContext<readonly string[]>([]);

export type Context = Readonly<RouterContextProvider>;

export function servicesOf(context: Context): Services {
  return context.get(visitContext).services;
}

/** Reads from the database; while it is unavailable the visitor gets a page that says so. */
export async function queryDatabase<T>(
  context: Context,
  query: (db: Services["db"]) => Promise<T>,
): Promise<T> {
  return await orUnavailable(context, detectOutage(query(servicesOf(context).db)));
}

type Work<T> = (tx: Tx, services: Services) => Promise<T>;

/** One transaction; mail that it left in the outbox is sent at once, and open pages of the team hear of it. */
export async function changeDatabase<T>(context: Context, work: Work<T>): Promise<T> {
  const result = await changeDatabaseQuietly(context, work);
  const { wakeWorkers, notify } = servicesOf(context);
  wakeWorkers();
  notify({ kind: "change" });
  return result;
}

/** For what nobody else sees. Reading a page is such a change: told to open pages, it would make them read again. */
export async function changeDatabaseQuietly<T>(context: Context, work: Work<T>): Promise<T> {
  const services = servicesOf(context);
  return await orUnavailable(
    context,
    transact(services.db, (tx) => work(tx, services)),
  );
}

/** While the database is unavailable the visitor gets a page that says so, and the log why. */
export async function orUnavailable<T>(context: Context, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isOutage(error)) throw error;
    servicesOf(context).log.warn({ err: error }, "database unavailable");
    throw data("unavailable", { status: 503 });
  }
}

/** What `queryDatabase` and `changeDatabase` throw while the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return typeof error === "object" && error !== null && "data" in error && error.data === "unavailable";
}
