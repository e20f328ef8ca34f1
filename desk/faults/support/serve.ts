/** The desk as `npm run desk` starts it, without its pages: what is broken here lies behind them. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { pino } from "pino";

import { createLog } from "../../server/create-log.ts";
import { runDesk } from "../../server/run-desk.ts";
import { readSettings } from "../../server/settings.ts";

// Where the desk's own things are: whoever started it clears them away.
const folder = join(process.env["DESK_DATA"] ?? "", "bare-site");
if (!existsSync(folder)) {
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Site</title>");
  writeFileSync(join(folder, "404.html"), "<!doctype html><title>Not found</title>");
}

const log = createLog(process.env["DESK_LOG"] || "error", pino.destination({ fd: 2, sync: true }));
await runDesk(readSettings(process.env), log, () => ({
  site: { folder, headers: {} },
  loadPages: async () => async () => new Response("Not found", { status: 404 }),
}));
