import type { Browser } from "@playwright/test";

import { median } from "../support/median.ts";
import { serveBuild } from "../support/serve-build.ts";
import { interactions, navigations } from "./interactions.ts";
import { interactionTime, navigationTime } from "./interaction-time.ts";
import { renderedAheadTime } from "./rendered-ahead-time.ts";

/** An answer may take 100 ms on a machine that takes 136 for the reference, as the one did on which this was set. */
export const LIMIT = 100 / 136;

/** How long visitors on a slow processor wait for an answer to what they do. */
export async function measureInteractions(browser: Browser, runs: number) {
  const site = await serveBuild();
  const tasks = [
    ...interactions.map((each) => ({
      name: each.name,
      path: each.path,
      isOurs: !each.bare,
      time: () => interactionTime(browser, site.origin, each),
    })),
    ...navigations.map(({ to, findLink }) => ({
      name: "navigation",
      path: to,
      isOurs: true,
      time: () => navigationTime(browser, site.origin, findLink),
    })),
    {
      name: "navigation, rendered ahead",
      path: "/services/cloud/finops",
      isOurs: true,
      time: () => renderedAheadTime(site.origin),
    },
  ];
  const rows = [];
  for (const { name, path, isOurs, time } of tasks) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const measured = await time();
      if (measured !== undefined) times.push(measured);
    }
    if (times.length === 0) continue;
    const middle = median(times);
    const row = { interaction: name, page: path, "median ms": middle, "best ms": Math.min(...times), isOurs };
    console.log(Object.values(row).join("  "));
    rows.push(row);
  }
  await site.close();
  const reference = rows.find(({ isOurs }) => !isOurs)?.["median ms"] ?? Number.NaN;
  return rows.map(({ isOurs, ...row }) => {
    const ratio = row["median ms"] / reference;
    const reached = ratio <= LIMIT ? "yes" : "no";
    return { ...row, "of the reference": ratio.toFixed(2), reached: isOurs ? reached : "" };
  });
}
