import { readFileSync } from "node:fs";

interface Usage {
  cpuSeconds: number;
  peakMegabytes: number;
}

/** What all processes of a build used together, and the memory of the largest one. */
export function readUsage(log: string): Usage {
  const lines = readFileSync(log, "utf8").trim().split("\n");
  const all = lines.map((line) => JSON.parse(line) as Usage);
  return {
    cpuSeconds: all.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0),
    peakMegabytes: Math.max(...all.map(({ peakMegabytes }) => peakMegabytes)),
  };
}
