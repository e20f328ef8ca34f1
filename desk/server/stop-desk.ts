import type { Server } from "node:http";

import { stopServer } from "../../server/stop-server.ts";
import type { Workers } from "../jobs/workers.ts";
import type { OpenServices } from "./open-services.ts";

interface Running {
  server: Server | undefined;
  workers: Workers | undefined;
  services: OpenServices;
}

/** Answers what was asked, finishes the mails in hand, then closes. What is left is in the database for the next start. */
export async function stopDesk({ server, workers, services }: Running): Promise<void> {
  // Pages that listen would keep their connections open; they come back to another instance.
  await services.live?.stop();
  if (server) await stopServer(server);
  await workers?.stop();
  await services.close();
}
