import { readFileSync } from "node:fs";

// A test that was left out, or that passed only at a second try, tells nothing: it counts as failed.

/** How many single tests passed and failed, from the JSON report of Vitest. */
export function vitestCounts(file) {
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/** The same from the JSON report of Playwright. */
export function playwrightCounts(file) {
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}
