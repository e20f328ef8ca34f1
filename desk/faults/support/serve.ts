/** The desk as `npm run desk` starts it, without its pages: what is broken here lies behind them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pino } from "pino";

import { createLog } from "../../server/create-log.ts";
import { runDesk } from "../../server/run-desk.ts";
import { readSettings } from "../../server/settings.ts";

// One for all: whoever is killed clears nothing away.
const folder = join(tmpdir(), "desk-bare-site");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "index.html"), "<!doctype html><title>Site</title>");
writeFileSync(join(folder, "404.html"), "<!doctype html><title>Not found</title>");
writeFileSync(join(folder, "500.html"), "<!doctype html><title>Broken</title>");

const log = createLog(process.env["DESK_LOG"] || "error", pino.destination({ fd: 2, sync: true }));
await runDesk(readSettings(process.env), log, () => ({
  site: { folder, headers: {} },
  loadPages: async () => async () => new Response("Not found", { status: 404 }),
}));
