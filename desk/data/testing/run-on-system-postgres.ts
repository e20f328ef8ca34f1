/** The desk's tests that are about what a database does, on the system's own PostgreSQL: an older one than the embedded. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { freePort } from "../../../scripts/lib/free-port.ts";
import { systemPostgres } from "./system-postgres.ts";

const server = await systemPostgres(await freePort());
if (!server) {
  console.log("There is no PostgreSQL of the system's own here, and none can be installed: not run.");
  process.exit(0);
}
const root = join(import.meta.dirname, "../..");
const env = { ...process.env, DATABASE_URL: server.url };
const aboutData = ["accounts/", "core/", "data/", "jobs/"];
const { status } = spawnSync("vitest", ["run", "--root", root, ...aboutData], { stdio: "inherit", env });
await server.stop();
process.exit(status ?? 1);
