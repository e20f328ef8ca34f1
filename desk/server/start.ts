/** `npm run desk`, once everything is installed and built. */
import { pino } from "pino";

import { createLog } from "./create-log.ts";
import { loadPages, pageAssets, readSiteBuild } from "./read-build.ts";
import { runDesk } from "./run-desk.ts";
import { readSettings, SettingsError } from "./settings.ts";

// To standard error: standard output says where everything is.
const log = createLog(process.env["DESK_LOG"] || "warn", pino.destination({ fd: 2, sync: false }));

try {
  await runDesk(readSettings(process.env), log, () => ({
    site: readSiteBuild(),
    loadPages,
    assets: pageAssets,
  }));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
