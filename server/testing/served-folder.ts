import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { createSiteServer } from "../site-server.ts";
import { stopServer } from "../stop-server.ts";

/** Serves these files from a folder of their own on a free port. Beside the folder is a file that must stay secret. */
export async function serveFolder(files: Record<string, string | Buffer>) {
  const parent = await mkdtemp(join(tmpdir(), "site-server-"));
  const folder = join(parent, "client");
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeFile(join(parent, "secret"), "secret");
  const common = { "X-Test-Policy": "strict", "X-Content-Type-Options": "nosniff" };
  const { server, port } = await listen({ folder, headers: common });

  return {
    folder,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      fetch(`http://localhost:${port}${path}`, { headers, method, redirect: "manual" }),
    /** What the server says to these very bytes; fetch would tidy the address up. */
    raw: (request: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, "localhost", () => socket.write(request));
        let answer = "";
        socket.on("data", (chunk) => (answer += chunk));
        socket.on("close", () => resolve(answer));
        socket.on("error", reject);
      }),
    async stop() {
      await stopServer(server);
      await rm(parent, { recursive: true });
    },
  };
}

/** A server with these settings, and the free port that it listens on. */
export async function listen(options: Parameters<typeof createSiteServer>[0]) {
  const server = createSiteServer(options);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
