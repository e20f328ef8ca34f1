import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { watchExpiry } from "./security-txt.ts";
import { createSiteServer } from "./site-server.ts";
import { stopServer } from "./stop-server.ts";

const build = join(import.meta.dirname, "../build");
const port = process.env["PORT"] || "3000";
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  fail(`PORT must be a number from 0 to 65535, not "${port}".`);
}

const client = join(build, "client");
const server = createSiteServer({ folder: client, headers: readHeaders() });
watchExpiry(client);

server.on("error", (error: NodeJS.ErrnoException) => {
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Choose another one: PORT=3001 npm start`
      : `Cannot listen on port ${port}: ${error.message}`,
  );
});
server.listen(Number(port), () => {
  console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void stopServer(server).then(() => process.exit(0)));
}

function readHeaders(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(build, "headers.json"), "utf8"));
  } catch {
    return fail("There is no finished build. Make one: npm run build");
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
