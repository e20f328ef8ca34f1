/** Starts the desk: opens what it works with, listens, and says where it is. Nothing else in desk/ opens or listens. */
import { pino } from "pino";

import { startWorkers } from "../jobs/workers.ts";
import { announce } from "./announce.ts";
import { composeServer } from "./compose.ts";
import { openServices } from "./open-services.ts";
import { loadPages, pageAssets, readSiteBuild } from "./read-build.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { stopDesk } from "./stop-desk.ts";

const log = pino({ level: process.env["DESK_LOG"] || "info" }, pino.destination({ fd: 2, sync: false }));

try {
  const settings = readSettings(process.env);
  const services = await openServices(settings, log);
  const workers = settings.role === "web" ? undefined : await startWorkers(services);
  if (workers) services.wakeWorkers = workers.wake;
  const server =
    settings.role === "worker"
      ? undefined
      : composeServer({
          services,
          site: readSiteBuild(),
          pages: await loadPages(services),
          assets: pageAssets,
        });
  if (server) await listen(server, settings.port);
  await announce(services, server);

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stopDesk({ server, workers, services }).then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function listen(server: ReturnType<typeof composeServer>, port: number) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new SettingsError(`Port ${port} is taken. Choose another one: PORT=3001 npm run desk`)
          : error,
      );
    });
    server.listen(port, resolve);
  });
}
