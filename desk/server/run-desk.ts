import type { Server } from "node:http";

import type { Logger } from "pino";

import { startWorkers } from "../jobs/workers.ts";
import { printStartup } from "./print-startup.ts";
import { composeServer, type Pages } from "./compose.ts";
import { serveMetrics } from "./metrics.ts";
import { openServices } from "./open-services.ts";
import type { Services } from "./services.ts";
import { type Settings, SettingsError } from "./settings.ts";
import { stopDesk } from "./stop-desk.ts";

interface Build {
  site: { folder: string; headers: Record<string, string> };
  loadPages: (services: Services) => Promise<Pages>;
  /** Where the files of those pages are. */
  assets?: string;
}

/** Opens what the desk works with, listens, says where it is, and stops in good order when it is told to. */
export async function runDesk(settings: Settings, log: Logger, readBuild: () => Build): Promise<void> {
  // What is wrong with the build is said before anything is opened.
  const build = settings.role === "worker" ? undefined : readBuild();
  const services = await openServices(settings, log);
  const workers = settings.role === "web" ? undefined : await startWorkers(services);
  if (workers) services.wakeWorkers = workers.wake;
  const server = build && composeServer({ ...build, services, pages: await build.loadPages(services) });
  if (server) await listen(server, settings.port);
  serveMetrics(services.metrics, settings.metricsPort, log);

  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      stopping ??= stopDesk({ server, workers, services }).then(() => process.exit(0));
    });
  }
  await printStartup(services, server);
}

async function listen(server: Server, port: number) {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Choose another one: PORT=3001 npm run desk`;
      reject(error.code === "EADDRINUSE" ? new SettingsError(taken) : error);
    });
    server.listen(port, resolve);
  });
}
