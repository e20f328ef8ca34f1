import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

import { root } from "./run.mjs";
import { playwrightReport, vitestReport } from "./test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "test-report-"));
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

it("names what failed in Vitest, with the command for it: tests, what was left out, files that do not load", () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      { name: join(root, "a.test.ts"), message: "Cannot find module './b.ts'", assertionResults: [] },
      {
        name: join(root, "c.test.ts"),
        message: "",
        assertionResults: [
          { status: "passed", title: "adds", fullName: "adds", failureMessages: [] },
          { status: "skipped", title: "divides", fullName: "divides", failureMessages: [] },
          {
            status: "failed",
            title: "multiplies",
            fullName: "numbers multiplies",
            failureMessages: [
              "\u001B[31mexpected 1 to be 2\u001B[39m\n    at c.test.ts:2:59\n    at node_modules/vitest/run.js:1",
            ],
          },
        ],
      },
    ],
  };
  expect(vitestReport(reported(report), "npx vitest run")).toEqual({
    passed: 1,
    failures: [
      { where: "a.test.ts", what: "    Cannot find module './b.ts'", command: "npx vitest run a.test.ts" },
      {
        where: "c.test.ts › divides",
        what: "    no error was reported: left out, or interrupted",
        command: 'npx vitest run c.test.ts -t "divides"',
      },
      {
        where: "c.test.ts › numbers multiplies",
        what: "    expected 1 to be 2\n        at c.test.ts:2:59",
        command: 'npx vitest run c.test.ts -t "multiplies"',
      },
    ],
  });
});

it("names what failed in Playwright, also in groups, and what passed only at a second try", () => {
  const report = {
    stats: { expected: 1 },
    errors: [{ message: "The server did not start." }],
    suites: [
      {
        title: "menu.spec.ts",
        specs: [{ title: "opens", file: "menu.spec.ts", line: 3, ...ended("expected") }],
        suites: [
          {
            title: "on a phone",
            specs: [
              { title: "closes", file: "menu.spec.ts", line: 9, ...ended("unexpected", "Timed out") },
              { title: "scrolls", file: "menu.spec.ts", line: 12, ...ended("flaky", "Not in view") },
            ],
          },
        ],
      },
    ],
  };
  const command = "npx playwright test --project=smoke";
  expect(playwrightReport(reported(report), command)).toEqual({
    passed: 1,
    failures: [
      { where: "outside of a test", what: "    The server did not start.", command },
      {
        where: "menu.spec.ts › on a phone › closes",
        what: "    Timed out",
        command: `${command} menu.spec.ts:9`,
      },
      {
        where: "menu.spec.ts › on a phone › scrolls",
        what: "    Not in view",
        command: `${command} menu.spec.ts:12`,
      },
    ],
  });
});

it("takes a report that was not written for none", () => {
  expect(vitestReport(join(folder, "missing.json"), "npx vitest run")).toEqual({ passed: 0, failures: [] });
});
