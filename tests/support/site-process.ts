import { spawn } from "node:child_process";
import { join } from "node:path";

/** Our server in a process of its own, as `npm run serve` starts it, on a free port. */
export async function startSiteProcess() {
  const main = join(import.meta.dirname, "../../server/main.ts");
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaints = "";
  server.stderr.on("data", (chunk) => (complaints += chunk));
  const exit = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout.once("data", (chunk) => resolve(Number(/:(\d+)\s*$/.exec(String(chunk))?.[1])));
    server.once("exit", () => reject(new Error(complaints)));
  });
  return { port, exit, complaints: () => complaints, kill: (signal: NodeJS.Signals) => server.kill(signal) };
}
