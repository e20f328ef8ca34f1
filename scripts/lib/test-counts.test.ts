import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

import { playwrightCounts, vitestCounts } from "./test-counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "test-counts-"));
const file = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

function reported(report: unknown): string {
  writeFileSync(file, JSON.stringify(report));
  return file;
}

/** What Playwright reports of one test: how it ended, and the error of each try. */
function ended(status: string, ...messages: string[]) {
  return { tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }] };
}

it("names what failed in Vitest: tests, what was left out, files that do not load", () => {
  const report = {
    numPassedTests: 1,
    numTotalTests: 3,
    testResults: [
      { name: "a.test.ts", message: "Cannot find module './b.ts'", assertionResults: [] },
      {
        name: "c.test.ts",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          { status: "skipped", fullName: "divides", failureMessages: [] },
          {
            status: "failed",
            fullName: "multiplies",
            failureMessages: [
              "\u001B[31mexpected 1 to be 2\u001B[39m\n    at c.test.ts:2:59\n    at node_modules/vitest/run.js:1",
            ],
          },
        ],
      },
    ],
  };
  expect(vitestCounts(reported(report))).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      "a.test.ts\n    Cannot find module './b.ts'",
      "c.test.ts › divides\n    no error was reported: left out, or interrupted",
      "c.test.ts › multiplies\n    expected 1 to be 2\n        at c.test.ts:2:59",
    ],
  });
});

it("names what failed in Playwright, also in groups, and what passed only at a second try", () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: "The server did not start." }],
    suites: [
      {
        title: "menu.spec.ts",
        specs: [{ title: "opens", ...ended("expected") }],
        suites: [
          {
            title: "on a phone",
            specs: [
              { title: "closes", ...ended("unexpected", "Timed out") },
              { title: "scrolls", ...ended("flaky", "Not in view") },
            ],
          },
        ],
      },
    ],
  };
  expect(playwrightCounts(reported(report))).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      "outside of a test\n    The server did not start.",
      "menu.spec.ts › on a phone › closes\n    Timed out",
      "menu.spec.ts › on a phone › scrolls\n    Not in view",
    ],
  });
});
