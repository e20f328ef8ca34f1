import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface DeskProcess {
  url: string;
  child: ChildProcess;
  /** kill -9, as a power switch for the process alone. */
  kill: () => Promise<void>;
  /** SIGTERM, and how long it took. */
  stop: () => Promise<number>;
  /** What it wrote to standard error. */
  complaints: () => string;
}

type Environment = Record<string, string>;

const serve = join(import.meta.dirname, "serve.ts");

interface Program {
  nodeOptions?: readonly string[];
  /** Of another version. */
  file?: string;
}

/** Starts a desk and waits until it can take an enquiry. */
export async function startDesk(env: Environment, program: Program = {}): Promise<DeskProcess> {
  const desk = launchDesk(env, program);
  await untilReady(desk);
  return desk;
}

/** The same without waiting. */
export function launchDesk(env: Environment, { nodeOptions = [], file = serve }: Program = {}): DeskProcess {
  const child = spawn(process.execPath, [...nodeOptions, file], {
    env: { ...process.env, ...unlimited, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr?.on("data", (chunk) => (complaints += chunk));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url: `http://127.0.0.1:${env["PORT"]}`,
    child,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      const started = performance.now();
      child.kill("SIGTERM");
      await ended;
      return performance.now() - started;
    },
    complaints: () => complaints,
  };
}

/** A load is not an attack here. */
const unlimited = { DESK_LIMIT_PER_ADDRESS: "100000000", DESK_LIMIT_PER_RECIPIENT: "100000000" };

export async function untilReady(
  { url, child, complaints }: Pick<DeskProcess, "url" | "child" | "complaints">,
  limit = 60_000,
): Promise<void> {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`The desk did not get ready.\n${complaints()}`);
}

export async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
