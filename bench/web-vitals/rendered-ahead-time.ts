import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../../scripts/lib/free-port.ts";
import { pathOf } from "../../scripts/lib/programs.ts";
import { launchOptions } from "../../tests/support/browser-options.ts";
import { SLOWDOWN } from "./interaction-time.ts";

/** Neither the shell for tests nor a browser that Playwright drives renders anything ahead. */
const browser = pathOf("chromium") ?? pathOf("google-chrome");

/**
 * Milliseconds from the click on a link that a mouse rested on to the first paint of the page that the browser had
 * rendered ahead, on a slow processor. Undefined where there is no browser that does so.
 */
export async function renderedAheadTime(origin: string): Promise<number | undefined> {
  if (!browser) return undefined;
  const profile = await mkdtemp(join(tmpdir(), "rendered-ahead-"));
  const port = await freePort();
  const args = [
    "--headless=new",
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    // A mouse: pages on a device without one are given no rules to render ahead.
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
  ];
  const running = spawn(browser, [...launchOptions.args, ...args, "--window-size=1280,900"], {
    stdio: "ignore",
    detached: true,
  });
  try {
    return await clickToPaint(await Tab.open(port), origin);
  } finally {
    await stop(running);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function clickToPaint(tab: Tab, origin: string): Promise<number> {
  await tab.send("Page.navigate", { url: `${origin}/about` });
  await pause(3000);
  await tab.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const place = await tab.evaluate<{ x: number; y: number }>(`(() => {
    const link = document.querySelector("footer a[href='/services/cloud/finops']");
    link.scrollIntoView({ block: "center" });
    addEventListener("click", ({ timeStamp }) => localStorage.setItem("clicked", performance.timeOrigin + timeStamp), { capture: true });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
  await pause(3000);
  for (const type of ["mousePressed", "mouseReleased"]) {
    await tab.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
  }
  await pause(3000);
  tab.moveOn();
  const seen = await tab.evaluate<{ activated: number; painted: number }>(`(() => ({
    activated: performance.getEntriesByType("navigation")[0].activationStart,
    painted: performance.timeOrigin + performance.getEntriesByName("first-contentful-paint")[0].startTime - localStorage.getItem("clicked"),
  }))()`);
  if (seen.activated === 0) throw new Error("The page in the tab was not rendered ahead");
  return Math.round(seen.painted);
}

/**
 * A tab by the browser's own protocol. Whoever attaches to a page switches rendering ahead off; whoever attaches to its
 * tab does not, and is told of the page that takes the first one's place.
 */
class Tab {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Message) => void>();
  #asked = 0;
  #page = "";
  /** The page that is rendered ahead. */
  #ahead = "";

  static async open(port: number): Promise<Tab> {
    const tab = new Tab(new WebSocket(await debuggerUrl(port)));
    await new Promise((resolve) => tab.#socket.addEventListener("open", resolve));
    const { targetInfos } = await tab.#ask<{ targetInfos: { targetId: string }[] }>("Target.getTargets", {
      filter: [{ type: "tab" }],
    });
    const [first] = targetInfos;
    const { sessionId } = await tab.#ask<{ sessionId: string }>("Target.attachToTarget", {
      targetId: first?.targetId,
      flatten: true,
    });
    await tab.#ask(
      "Target.setAutoAttach",
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      sessionId,
    );
    while (!tab.#page) await pause(50);
    return tab;
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data))));
  }

  /** From here on the page that was rendered ahead is the one in the tab. */
  moveOn() {
    if (!this.#ahead) throw new Error("The browser rendered nothing ahead");
    this.#page = this.#ahead;
  }

  /** To the page in the tab. */
  send<Result>(method: string, params: object): Promise<Result> {
    return this.#ask(method, params, this.#page);
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const { result } = await this.send<{ result: { value: Value } }>("Runtime.evaluate", {
      expression,
      returnByValue: true,
    });
    return result.value;
  }

  #ask<Result>(method: string, params: object, sessionId?: string): Promise<Result> {
    this.#asked += 1;
    const id = this.#asked;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) =>
      this.#answers.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      }),
    );
  }

  #hear(message: Message) {
    const { id, method, params } = message;
    if (id !== undefined) this.#answers.get(id)?.(message);
    const isPage = method === "Target.attachedToTarget" && params?.targetInfo.type === "page";
    if (!isPage || !params) return;
    if (params.targetInfo.subtype === "prerender") {
      void this.#ask("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN }, params.sessionId);
      this.#ahead = params.sessionId;
    } else this.#page = params.sessionId;
  }
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
}

async function debuggerUrl(port: number): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://localhost:${port}/json/version`).catch(() => undefined);
    if (answer) return ((await answer.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl;
    await pause(100);
  }
  throw new Error("The browser does not answer");
}

async function stop(running: ChildProcess) {
  const gone = new Promise((resolve) => running.once("exit", resolve));
  if (running.pid) process.kill(-running.pid, "SIGKILL");
  await gone;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
