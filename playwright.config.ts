import { defineConfig } from "@playwright/test";

import { freePort, launchOptions } from "./tests/support/browser-options.ts";

// Workers read this file again: the ports chosen first reach them through the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DEV_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const devPort = process.env.E2E_DEV_PORT;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine under load can miss a deadline once. What fails twice is broken; what failed once is listed as flaky.
  retries: 1,
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  reporter: [["list"], ["json", { outputFile: ".cache/test/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    launchOptions,
  },
  webServer: [
    {
      command: "node server/main.ts",
      env: { PORT: port },
      url: `http://localhost:${port}/`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      // What `npm run dev` gives: the kit page, and React's own warnings about hydration.
      command: `react-router dev --port ${devPort} --strictPort`,
      env: { NODE_ENV: "development" },
      url: `http://localhost:${devPort}/kit`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
