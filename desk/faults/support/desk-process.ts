import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
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

/** What is started: run.ts names the built one, benchmarks begin with the sources. */
export const program = process.env["DESK_PROGRAM"] ?? join(import.meta.dirname, "serve.ts");

interface Start {
  nodeOptions?: readonly string[];
  /** Of another version. */
  file?: string;
}

/** Starts a desk and waits until it can take an enquiry. */
export async function startDesk(env: Environment, start: Start = {}): Promise<DeskProcess> {
  const desk = launchDesk(env, start);
  await untilReady(desk);
  return desk;
}

/** The same without waiting. */
export function launchDesk(env: Environment, { nodeOptions = [], file = program }: Start = {}): DeskProcess {
  const child = spawn(process.execPath, [...nodeOptions, file], {
    env: { ...process.env, ...ofTests, ...env },
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

const ofTests = {
  // A load is not an attack here.
  DESK_LIMIT_PER_ADDRESS: "100000000",
  DESK_LIMIT_PER_RECIPIENT: "100000000",
  // Many run at the same time, and nobody looks.
  DESK_METRICS_PORT: "0",
  // Node keeps what it compiled: a third of a start, and desks are started dozens of times.
  NODE_COMPILE_CACHE: join(tmpdir(), "desk-tests-compiled"),
};

export async function untilReady(
  { url, child, complaints }: Pick<DeskProcess, "url" | "child" | "complaints">,
  // Much longer than it takes, so that a busy machine fails nothing.
  limit = 300_000,
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
