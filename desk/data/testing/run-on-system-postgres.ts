/** All tests of the desk on the system's own PostgreSQL, as `npm run test:desk` runs them on the embedded one. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { freePort } from "../../faults/support/desk-process.ts";
import { systemPostgres } from "./system-postgres.ts";

const server = await systemPostgres(await freePort());
if (!server) {
  console.log("There is no PostgreSQL of the system's own here, and none can be installed: not run.");
  process.exit(0);
}
const root = join(import.meta.dirname, "../..");
const env = { ...process.env, DATABASE_URL: server.url };
const { status } = spawnSync("vitest", ["run", "--root", root], { stdio: "inherit", env });
await server.stop();
process.exit(status ?? 1);
