import type { Browser, CDPSession } from "@playwright/test";

import { isHydrated } from "../../tests/support/hydrated.ts";

/** Lighthouse's mobile processor. */
const SLOWDOWN = 4;
/** A task longer than this keeps a visitor waiting, by the definition of total blocking time. */
const LONG = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread, in microseconds: what others do on this machine is not in it. */
  tdur?: number;
  args?: { beginData?: { url?: string } };
}

export interface Blocking {
  /** Total blocking time in milliseconds of processor time, at Lighthouse's slowdown. */
  tbt: number;
  longestTask: number;
}

/** The blocking time of a visit from its first contentful paint until the page is hydrated and quiet. */
export async function blockingOf(browser: Browser, url: string): Promise<Blocking> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const trace = await record(session);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1000);
  const events = await trace.stop();
  await context.close();
  const tasks = mainThreadTasks(events, url).map((milliseconds) => milliseconds * SLOWDOWN);
  return {
    tbt: Math.round(tasks.reduce((sum, task) => sum + Math.max(0, task - LONG), 0)),
    longestTask: Math.round(Math.max(...tasks)),
  };
}

async function record(session: CDPSession) {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "loading"] },
  });
  return {
    async stop(): Promise<TraceEvent[]> {
      const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
      await session.send("Tracing.end");
      await complete;
      return events;
    },
  };
}

/** Milliseconds of every task on the main thread of the page, from the first contentful paint on. */
function mainThreadTasks(events: readonly TraceEvent[], url: string): number[] {
  const parsing = events.find(({ name, args }) => name === "ParseHTML" && args?.beginData?.url === url);
  if (!parsing) throw new Error(`${url}: not in the trace`);
  const here = events.filter(({ pid, tid }) => pid === parsing.pid && tid === parsing.tid);
  const painted = here.find(({ name }) => name === "firstContentfulPaint")?.ts;
  if (painted === undefined) throw new Error(`${url}: no first contentful paint in the trace`);
  return here
    .filter(({ ph, name, ts }) => ph === "X" && name === "ThreadControllerImpl::RunTask" && ts > painted)
    .map(({ tdur = 0 }) => tdur / 1000);
}
