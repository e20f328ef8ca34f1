import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Driver, noNetwork } from "./driver.ts";

/** Firefox, which speaks WebDriver BiDi by itself. */
export async function startFirefox([program = ""]: readonly string[]): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const browser = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile },
  });
  const exit = new Promise((resolve) => browser.once("exit", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    browser.stderr.on("data", (chunk: Buffer) => {
      said += String(chunk);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    browser.once("exit", () => reject(new Error(`Firefox did not start: ${said}`)));
  });

  const send = await connect(`${address}/session`);
  await send("session.new", { capabilities: { alwaysMatch: { proxy: noNetwork } } });
  const { context } = await send("browsingContext.create", { type: "tab" });

  return {
    // Not until all is there: a frame that the network refuses would count as a failure of the page.
    navigate: async (url) =>
      void (await send("browsingContext.navigate", { context, url, wait: "interactive" })),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
        // Without it the page may do nothing that asks for a visitor's click, such as to copy.
        userActivation: false,
      });
      if (exceptionDetails) throw new Error(String((exceptionDetails as { text: string }).text));
      return String((result as { value?: unknown }).value);
    },
    perform: async (actions) => void (await send("input.performActions", { context, actions })),
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    close: async () => {
      await send("browser.close", {});
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Answer = Record<string, unknown>;

/** Commands over one socket; each answer carries the number of its command. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (result: Answer) => void; reject: (error: Error) => void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === "error") command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });

  let last = 0;
  return (method: string, params: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
