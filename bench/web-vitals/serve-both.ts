import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { serveBuild } from "../support/serve-build.ts";

const root = join(import.meta.dirname, "../..");
const bareFolder = join(root, ".cache/limit");

/** The built site, and a copy of it whose pages have no scripts at all, each on a port of its own. */
export async function serveBoth() {
  copyWithoutScripts();
  const [built, bare] = await Promise.all([serveBuild(), serveBuild(undefined, bareFolder)]);
  return {
    built: built.origin,
    bare: bare.origin,
    async close() {
      await Promise.all([built.close(), bare.close()]);
      rmSync(bareFolder, { recursive: true, force: true });
    },
  };
}

function copyWithoutScripts() {
  rmSync(bareFolder, { recursive: true, force: true });
  cpSync(join(root, "build/client"), bareFolder, { recursive: true });
  for (const file of readdirSync(bareFolder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(bareFolder, file);
    const html = readFileSync(path, "utf8").replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
}
