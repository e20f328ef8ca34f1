import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { untilReady } from "../faults/support/desk-process.ts";

/** The whole desk as `npm run desk` starts it, with the pages that were built. */
export async function startWithPages(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../server/start.ts")], {
    env: { ...process.env, DESK_LOG: "warn", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (chunk) => (complaints += chunk));
  const url = `http://localhost:${env["PORT"]}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  await untilReady({ url, child, complaints: () => complaints });
  return { url, stop, complaints: () => complaints };
}
