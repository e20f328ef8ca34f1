import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import { freePort } from "./scripts/lib/free-port.ts";
import { launchOptions, limits } from "./tests/support/browser-options.ts";

// Workers read this file again: what was chosen first reaches them through the environment.
const sitePort = (process.env["SITE_PORT"] ??= String(await freePort()));
const deskPort = (process.env["DESK_PORT"] ??= String(await freePort()));
const deskData = (process.env["DESK_E2E_DATA"] ??= mkdtempSync(join(tmpdir(), "desk-tests-")));

/** Playwright starts all servers for any project: each says here for which it is. */
const asked = process.argv.flatMap((arg) => (arg.startsWith("--project=") ? [arg.slice(10)] : []));
const serves = (...projects: string[]) => asked.length === 0 || asked.some((name) => projects.includes(name));

/** What takes long for what it finds: every page in every view (tests/browser/matrix), and tests with this tag. */
const rare = /\bmatrix\/|@full/;

const site = {
  command: "node server/main.ts",
  env: { PORT: sitePort },
  url: `http://localhost:${sitePort}/`,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
} as const;

const desk = {
  command: "node server/start.ts",
  cwd: "desk",
  env: {
    PORT: deskPort,
    DESK_DATA: deskData,
    // All tests come from one address, and their own servers are told by webhooks.
    DESK_LIMIT_PER_ADDRESS: "100000",
    DESK_WEBHOOK_PRIVATE: "1",
    DESK_LOG: "warn",
    // A machine that does other things beside the tests is slow, not broken.
    DESK_QUERY_MS: "20000",
  },
  url: `http://localhost:${deskPort}/health/ready`,
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
} as const;

export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes only sometimes is broken.
  retries: 0,
  ...limits,
  reporter: [
    ["list"],
    // Written where that names a file: scripts/lib/steps.ts reads it.
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"] as const] : []),
    ["./desk/e2e/support/clear-away.ts", { folder: deskData }],
  ],
  use: { baseURL: `http://localhost:${sitePort}`, browserName: "chromium", launchOptions },
  projects: [
    // At every change: `npm test`.
    { name: "smoke", testDir: "tests/browser", grepInvert: rare },
    // What is left for `npm run test:deep`.
    { name: "full", testDir: "tests/browser", grep: rare },
    {
      // Screenshots compared with those in tests/visual/pictures: `npm run test:visual`.
      name: "visual",
      testDir: "tests/visual",
      snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
      use: { contextOptions: { reducedMotion: "reduce" }, locale: "en-GB", timezoneId: "Asia/Kolkata" },
      expect: {
        toHaveScreenshot: {
          animations: "disabled",
          caret: "hide",
          // The pictures are kept with few colours, and edges of letters differ by a shade from run to run.
          threshold: 0.25,
          maxDiffPixelRatio: 0.002,
        },
      },
    },
    { name: "desk", testDir: "desk/e2e", use: { baseURL: `http://localhost:${deskPort}` } },
  ],
  webServer: [...(serves("smoke", "full", "visual") ? [site] : []), ...(serves("desk") ? [desk] : [])],
});
