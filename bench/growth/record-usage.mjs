/** Loaded into every Node process of a build: leaves a line on what the process used when it ends. */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1024 };
    appendFileSync(process.env.USAGE_LOG, `${JSON.stringify(usage)}\n`);
  });
}
