/** `npm run test:faults`: everything on the embedded database, then what depends on the server on the system's own. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { freePort } from "../../scripts/lib/free-port.ts";
import { systemPostgres } from "../data/testing/system-postgres.ts";

const config = join(import.meta.dirname, "vitest.config.ts");

console.log("\n── faults on the embedded PostgreSQL");
const failed = [run({})];

const server = await systemPostgres(await freePort());
if (server) {
  console.log("\n── faults on the system's PostgreSQL");
  failed.push(run({ DATABASE_URL: server.url }, ["database-away", "instances", "lost-answers"]));
  await server.stop();
} else {
  console.log(
    "\nThere is no PostgreSQL of the system's own here, and none can be installed: that half was not run.",
  );
}
process.exit(failed.includes(true) ? 1 : 0);

function run(env: Record<string, string>, files: readonly string[] = []): boolean {
  const { DATABASE_URL: _, ...rest } = process.env;
  const args = ["run", "--config", config, ...process.argv.slice(2), ...files];
  return spawnSync("vitest", args, { stdio: "inherit", env: { ...rest, ...env } }).status !== 0;
}
