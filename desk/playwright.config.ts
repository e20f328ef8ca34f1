import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import { freePort, launchOptions, limits } from "../tests/support/browser-options.ts";

// Workers read this file again: what was chosen first reaches them through the environment.
process.env["DESK_E2E_PORT"] ??= String(await freePort());
process.env["DESK_E2E_DATA"] ??= mkdtempSync(join(tmpdir(), "desk-e2e-"));
const port = process.env["DESK_E2E_PORT"];

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  ...limits,
  reporter: [
    ["list"],
    ["json", { outputFile: "../.cache/test/desk-e2e.json" }],
    ["./e2e/support/clear-away.ts", { folder: process.env["DESK_E2E_DATA"] }],
  ],
  use: { baseURL: `http://localhost:${port}`, browserName: "chromium", launchOptions },
  webServer: {
    command: "node server/start.ts",
    cwd: import.meta.dirname,
    // All tests come from one address.
    env: {
      PORT: port,
      DESK_DATA: process.env["DESK_E2E_DATA"],
      DESK_LIMIT_PER_ADDRESS: "100000",
      // The tests' own servers are told by webhooks.
      DESK_WEBHOOK_PRIVATE: "1",
      DESK_LOG: "warn",
    },
    url: `http://localhost:${port}/health/ready`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
