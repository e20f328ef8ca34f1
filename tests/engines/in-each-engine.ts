import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findProgram } from "../../scripts/lib/programs.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { type EnginePage, pageIn } from "./page.ts";
import { startWatchedSite, takenProblems } from "./watched-site.ts";
import { startWebKit } from "./webkit.ts";

const start = { Firefox: startFirefox, WebKit: startWebKit };

/** Those that are installed, each with the paths of its programs. */
const installed = (["Firefox", "WebKit"] as const).flatMap((name) => {
  const paths = findProgram(name);
  return paths ? [{ name, paths }] : [];
});

type Part = (title: string, check: (page: EnginePage) => Promise<void>) => void;

/** The same checks in each engine that is installed; at the end of each nothing may have gone wrong on its pages. */
export function inEachEngine(describeParts: (part: Part) => void): void {
  describe.each(installed)("$name", ({ name, paths }) => {
    let site: Awaited<ReturnType<typeof startWatchedSite>>;
    let engine: Engine;
    beforeAll(async () => {
      site = await startWatchedSite();
      engine = await start[name](paths);
    }, 120_000);
    afterAll(async () => {
      await engine?.close();
      site?.close();
    });

    describeParts((title, check) => {
      test(`${title}`, async () => {
        await check(pageIn(engine, site.origin)).finally(async () => {
          // Read even if the check fails: they would be held against the next one.
          expect.soft(await engine.run(takenProblems, undefined)).toBe("");
        });
      });
    });
  });
}
