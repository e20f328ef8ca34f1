/**
 * Runs nginx with the configuration that the build made, asks it and our own server for the same addresses, and
 * lists where the answers differ. `npm run build` before it. `npm run check:nginx`
 */
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { createSiteServer } from "../server/site-server.ts";
import { stopServer } from "../server/stop-server.ts";
import { differences } from "./nginx/differences.ts";
import { findProgram } from "./nginx/find-program.ts";
import { sampleRequests } from "./nginx/sample-requests.ts";
import { startNginx } from "./nginx/start-nginx.ts";

const program = findProgram("nginx");
if (!program) {
  console.error("nginx is missing. On Debian: apt-get install nginx-light libnginx-mod-http-brotli-static");
  process.exit(1);
}

const build = join(import.meta.dirname, "../build");
const headers = JSON.parse(readFileSync(join(build, "headers.json"), "utf8")) as Record<string, string>;
const server = createSiteServer({ folder: join(build, "client"), headers });
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const ours = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const nginx = await startNginx(program, build);

const compared = [
  "Content-Type",
  "Content-Encoding",
  "Cache-Control",
  "Vary",
  "X-Robots-Tag",
  "Location",
  "Allow",
  ...Object.keys(headers),
];
const requests = sampleRequests(join(build, "client"), nginx.brotli);
const problems: string[] = [];
for (const request of requests) problems.push(...(await differences(request, ours, nginx.origin, compared)));
await nginx.stop();
await stopServer(server);

for (const problem of problems) console.error(problem);
const encodings = nginx.brotli ? "Brotli and gzip" : "gzip (no Brotli module found)";
console.log(`${nginx.version}, ${encodings}: ${requests.length} requests, ${problems.length} differences.`);
process.exitCode = problems.length === 0 ? 0 : 1;
