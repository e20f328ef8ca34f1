import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

import { freePort } from "../../../scripts/lib/free-port.ts";
import { type Driver, noNetwork } from "./driver.ts";

/** WebKitGTK through its driver, which speaks classic WebDriver, on a display that nobody sees. */
export async function startWebKit([program = "", xvfb = ""]: readonly string[]): Promise<Driver> {
  const display = await startDisplay(xvfb);
  const { call, session, stop } = await openSession(program, display.name);
  return {
    navigate: async (url) => void (await call("POST", `${session}/url`, { url })),
    evaluate: async (expression) =>
      String(await call("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] })),
    perform: async (actions) => void (await call("POST", `${session}/actions`, { actions })),
    resize: async (width, height) => void (await call("POST", `${session}/window/rect`, { width, height })),
    close: async () => {
      await call("DELETE", session);
      stop();
      display.close();
    },
  };
}

/** Its browser now and then never appears, and the driver waits for it for ever: then both are started again. */
const TRIES = 4;
const PATIENCE = 15_000;

async function openSession(program: string, display: string) {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const driver = spawn(program, [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" },
    });
    const call = callerOf(port);
    try {
      await answering(() => call("GET", "/status"));
      const capabilities = { alwaysMatch: { proxy: noNetwork } };
      const opened = await call("POST", "/session", { capabilities }, AbortSignal.timeout(PATIENCE));
      const { sessionId } = opened as { sessionId: string };
      return { call, session: `/session/${sessionId}`, stop: () => driver.kill() };
    } catch (error) {
      driver.kill("SIGKILL");
      if (tries === TRIES) throw error;
    }
  }
}

function callerOf(port: number) {
  return async (method: string, path: string, body?: object, signal?: AbortSignal): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (response.ok) return value;
    throw new Error(`${path}: ${value.error} ${value.message}`);
  };
}

/** Xvfb chooses a free number for its display and writes it to the descriptor that it is given. */
async function startDisplay(xvfb: string) {
  const server = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    (server.stdio[3] as Readable).once("data", (chunk: Buffer) => resolve(String(chunk).trim()));
    server.once("exit", () => reject(new Error(`${xvfb} did not start`)));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

/** The driver says nothing when it is ready. */
async function answering(ask: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}
