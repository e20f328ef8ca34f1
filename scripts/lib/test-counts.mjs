import { readFileSync } from "node:fs";

/** How many single tests passed and failed, from the JSON report of Vitest. */
export function vitestCounts(file) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The same from the JSON report of Playwright; a flaky test is one that passed at its second try. */
export function playwrightCounts(file) {
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
