import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../../scripts/lib/free-port.ts";
import { setTimeout as wait } from "node:timers/promises";

/** The bare server in a process of its own, as the desk has one. */
export async function startBareInsert(
  databaseUrl: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "bare-server.ts"), String(port), databaseUrl],
    {
      stdio: "inherit",
    },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => undefined)) break;
    await wait(50);
  }
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill();
      }),
  };
}
