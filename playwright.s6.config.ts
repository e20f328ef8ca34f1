import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/support/browser-options.ts";
export default defineConfig({
  testDir: "tests", testMatch: "e2e/**/*.spec.ts", fullyParallel: true, workers: 1, timeout: 60_000, expect: { timeout: 8_000 },
  outputDir: "/tmp/h/s6-results", reporter: [["list"]],
  use: { baseURL: "http://localhost:4606", browserName: "chromium", launchOptions },
});
