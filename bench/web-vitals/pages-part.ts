import type { Browser } from "@playwright/test";

import { median } from "../support/median.ts";
import { type Blocking, blockingOf } from "./blocking.ts";
import { type Paints, paintsOf } from "./paints.ts";
import { serveBoth } from "./serve-both.ts";

/** How much later than without scripts a page may paint, how long its tasks may block, and what may move. */
const LIMITS = { ratio: 1.05, tbt: 50, cls: 0 };

/** Paints of pages against the same pages without scripts, the two taking turns, and what their scripts block. */
export async function measurePages(browser: Browser, paths: readonly string[], runs: number) {
  const sites = await serveBoth();
  const rows = [];
  for (const path of paths) {
    const built: Paints[] = [];
    const bare: Paints[] = [];
    const blocking: Blocking[] = [];
    for (let run = 0; run < runs; run++) {
      built.push(await paintsOf(browser, sites.built + path));
      bare.push(await paintsOf(browser, sites.bare + path));
      blocking.push(await blockingOf(browser, sites.built + path));
    }
    const row = {
      page: path,
      "FCP ms": medianOf(built, "fcp"),
      "FCP ms without scripts": medianOf(bare, "fcp"),
      "FCP ratio": ratio(medianOf(built, "fcp"), medianOf(bare, "fcp")),
      "LCP ms": medianOf(built, "lcp"),
      "LCP ms without scripts": medianOf(bare, "lcp"),
      "LCP ratio": ratio(medianOf(built, "lcp"), medianOf(bare, "lcp")),
      CLS: Math.max(...built.map((paint) => paint.cls)),
      "TBT ms": median(blocking.map(({ tbt }) => tbt)),
      "longest task ms": median(blocking.map(({ longestTask }) => longestTask)),
    };
    console.log(Object.values(row).join("  "));
    rows.push({ ...row, reached: isWithin(row) ? "yes" : "no" });
  }
  await sites.close();
  return rows;
}

function isWithin(row: Record<"FCP ratio" | "LCP ratio" | "TBT ms" | "CLS", number>): boolean {
  const { ratio: late, tbt, cls } = LIMITS;
  return row["FCP ratio"] <= late && row["LCP ratio"] <= late && row["TBT ms"] <= tbt && row.CLS <= cls;
}

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 1000) / 1000;
}

function medianOf(paints: readonly Paints[], key: keyof Paints): number {
  return median(paints.map((paint) => paint[key]));
}
