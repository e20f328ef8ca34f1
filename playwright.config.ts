import { defineConfig } from "@playwright/test";

import { freePort, launchOptions, limits } from "./tests/support/browser-options.ts";

// Workers read this file again: the ports chosen first reach them through the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DEV_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const devPort = process.env.E2E_DEV_PORT;

/** `npm run test:deep`: the tests that are too long for every change. */
const deep = process.env.DEEP === "1";

const site = {
  command: "node server/main.ts",
  env: { PORT: port },
  url: `http://localhost:${port}/`,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
} as const;
/** What `npm run dev` gives: the kit page, and React's own warnings about hydration. */
const development = {
  command: `node scripts/astro.mjs dev --ignore-lock --port ${devPort}`,
  env: { NODE_ENV: "development" },
  url: `http://localhost:${devPort}/kit`,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
} as const;

export default defineConfig({
  testDir: "tests",
  testMatch: deep ? ["deep/**/*.spec.ts", "e2e/**/*fuzz*.spec.ts"] : "e2e/**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes only sometimes is broken.
  retries: 0,
  ...limits,
  reporter: [["list"], ["json", { outputFile: `.cache/test/${deep ? "deep-e2e" : "e2e"}.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    launchOptions,
  },
  webServer: deep ? [site, development] : site,
});
