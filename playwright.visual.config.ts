import { defineConfig } from "@playwright/test";

import { freePort, launchOptions, limits } from "./tests/support/browser-options.ts";

// Workers read this file again: the port chosen first reaches them through the environment.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;

/** Screenshots compared with those in tests/visual/pictures. Run through `npm run test:visual`. */
export default defineConfig({
  testDir: "tests/visual",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  ...limits,
  reporter: [["list"], ["json", { outputFile: ".cache/test/visual.json" }]],
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  expect: {
    ...limits.expect,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      // The pictures are kept with few colours, and edges of letters differ by a shade from run to run.
      threshold: 0.25,
      maxDiffPixelRatio: 0.002,
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
    launchOptions,
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
