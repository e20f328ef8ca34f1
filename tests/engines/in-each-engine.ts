import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Driver } from "./drivers/driver.ts";
import { startFirefox } from "./drivers/firefox.ts";
import { startWebKit } from "./drivers/webkit.ts";
import { EnginePage } from "./engine-page.ts";
import { startWatchedSite } from "./watched-site.ts";

const start = { Firefox: startFirefox, WebKit: startWebKit };

type Part = (title: string, check: (page: EnginePage) => Promise<void>) => void;

/** The same checks in each engine that is installed; at the end of each nothing may have gone wrong on its pages. */
export function inEachEngine(describeParts: (part: Part) => void): void {
  describe.each(installed)("$name", ({ name, paths }) => {
    let site: Awaited<ReturnType<typeof startWatchedSite>>;
    let driver: Driver;
    let page: EnginePage;

    beforeAll(async () => {
      site = await startWatchedSite();
      driver = await start[name](paths);
      page = new EnginePage(driver, site.origin);
    }, 120_000);
    afterAll(async () => {
      await driver?.close();
      site?.close();
    });

    describeParts((title, check) => {
      test(`${title}`, async () => {
        await check(page);
        expect(await page.takeProblems()).toEqual([]);
      });
    });
  });
}
