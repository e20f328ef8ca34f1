import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { createSiteServer } from "../../server/site-server.ts";

const thisBuild = join(import.meta.dirname, "../../build");

interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** A built site on a free port of this machine, served by our own server: this one, or one that a build elsewhere left. */
export async function serveBuild(build = thisBuild, client = join(build, "client")): Promise<Served> {
  const headers = JSON.parse(readFileSync(join(build, "headers.json"), "utf8"));
  const server: Server = createSiteServer({ folder: client, headers });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
