import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { createSiteServer } from "../../server/site-server.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, "build/client");
const bareFolder = join(root, ".cache/limit");

/** The built site, and a copy of it whose pages have no scripts at all, each on a port of its own. */
export async function serveBoth(): Promise<{ built: string; bare: string; close: () => Promise<void> }> {
  const headers = JSON.parse(readFileSync(join(root, "build/headers.json"), "utf8"));
  copyWithoutScripts();
  const servers = [client, bareFolder].map((folder) => createSiteServer({ folder, headers }));
  const [built = "", bare = ""] = await Promise.all(servers.map(listen));
  return {
    built,
    bare,
    async close() {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      rmSync(bareFolder, { recursive: true, force: true });
    },
  };
}

function copyWithoutScripts() {
  rmSync(bareFolder, { recursive: true, force: true });
  cpSync(client, bareFolder, { recursive: true });
  for (const file of readdirSync(bareFolder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(bareFolder, file);
    const html = readFileSync(path, "utf8").replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });
}
