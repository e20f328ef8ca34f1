/**
 * `npm run test:faults`: everything on the embedded database, and what depends on the server on the system's own. `-- killed`
 * runs the files with that in their name.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { freePort } from "../../scripts/lib/free-port.ts";
import { systemPostgres } from "../data/testing/system-postgres.ts";
import { buildProgram } from "./support/build-program.ts";

const server = await systemPostgres(await freePort());
if (!server) {
  console.log(
    "There is no PostgreSQL of the system's own here, and none can be installed: it was not tried.",
  );
}

// A database that somebody works with is none to break.
const { DATABASE_URL: _, ...rest } = process.env;
const env = { ...rest, DESK_PROGRAM: await buildProgram(), SYSTEM_POSTGRES: server?.url };
const config = join(import.meta.dirname, "vitest.config.ts");
const args = ["run", "--config", config, ...process.argv.slice(2)];
const { status } = spawnSync("vitest", args, { stdio: "inherit", env });
await server?.stop();
process.exit(status ?? 1);
