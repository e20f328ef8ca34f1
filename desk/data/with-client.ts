import { Client, type ClientConfig } from "pg";

/** One connection for one purpose, outside the pool: commands, migrations, tests. */
export async function withClient<T>(
  url: string,
  ask: (client: Client) => Promise<T>,
  options: ClientConfig = {},
): Promise<T> {
  const client = new Client({ connectionString: url, ...options });
  // Without a listener an error between two questions would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
