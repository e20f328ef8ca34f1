import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig } from "pg";

import type { Tx } from "./open-database.ts";

/** By its name a desk that runs can be told from a command. It may take its time, unlike a desk's connections. */
const usual: ClientConfig = {
  application_name: "desk command",
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
};

/** One connection for one purpose, outside the pool: commands, migrations, tests. */
export async function withClient<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  options: ClientConfig = {},
): Promise<T> {
  const client = new Client({ connectionString: url, ...usual, ...options });
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
  return await drizzle({ client }).transaction((tx) => work(tx as unknown as Tx));
}
