import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";

import type { Tx } from "./open-database.ts";
import * as schema from "./schema/index.ts";

/**
 * One connection for a command. Unlike a desk's it may take its time, and by its name a desk that runs can be told
 * from it.
 */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: "desk command",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Whoever waits for an answer is told of a broken connection too; without this it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One transaction on such a connection: returning commits, throwing rolls back. */
export async function transactOn<T>(client: Client, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await drizzle({ client, schema }).transaction(work);
}
