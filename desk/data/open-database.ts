import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

import { prepareLongStatements } from "./prepare-long-statements.ts";
import * as schema from "./schema/index.ts";

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** For what only reads: a transaction or the database itself. */
export type Reader = Pick<Database, "select" | "selectDistinctOn" | "execute" | "query">;

interface Options {
  connections?: number;
  /** Told of connections that broke while nobody used them. */
  onError?: (error: Error) => void;
}

/** How long a query may take, in milliseconds. Tests set more: a machine that does other things beside them is slow, not broken. */
export const queryMs = Number(process.env["DESK_QUERY_MS"] || 2500);

/** By itself pg waits forever; a visitor is told within four seconds. */
const timeouts = {
  connectionTimeoutMillis: queryMs - 1000,
  statement_timeout: queryMs,
  query_timeout: queryMs + 300,
  idle_in_transaction_session_timeout: 10_000,
};

/** Opens no connection yet. An error of an idle client would otherwise end the process. */
export function openDatabase(url: string, { connections = 10, onError = () => {} }: Options = {}): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: "desk",
    max: connections,
    // A quiet desk keeps one, so that a command sees that it runs.
    min: 1,
    keepAlive: true,
    ...timeouts,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    prepareLongStatements(client);
  });
  return drizzle({ client: pool, schema });
}
