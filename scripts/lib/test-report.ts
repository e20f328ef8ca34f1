import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { root } from "./run.mjs";

export interface Failure {
  where: string;
  what: string;
  /** Runs that test alone. */
  command: string;
}

interface TestReport {
  passed: number;
  failures: Failure[];
}

// A test that was left out, or that passed only at a second try, tells nothing: it counts as failed.

/** What Vitest's JSON report says; `command` runs all of it. */
export function vitestReport(file: string, command: string): TestReport {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative(root, name);
    const only = `${command} ${path}`;
    return [
      ...(message ? [failure([path], message, only)] : []),
      ...assertionResults
        .filter(({ status }) => status !== "passed")
        .map(({ title, fullName, failureMessages }) =>
          failure([path, fullName], failureMessages[0], `${only} -t ${JSON.stringify(title)}`),
        ),
    ];
  });
  return { passed: numPassedTests, failures };
}

/** The same of Playwright's. */
export function playwrightReport(file: string, command: string): TestReport {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const { stats, suites, errors } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  const failures = [
    ...errors.map(({ message }) => failure(["outside of a test"], message, command)),
    ...suites.flatMap((suite) => failedSpecs(suite, [], command)),
  ];
  return { passed: stats.expected, failures };
}

function failedSpecs(
  { title, specs = [], suites = [] }: Suite,
  above: readonly string[],
  command: string,
): Failure[] {
  const path = [...above, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== "expected")
      .map(({ results }) =>
        failure(
          [...path, spec.title],
          results.flatMap(({ errors }) => errors).find(({ message }) => message)?.message,
          `${command} ${spec.file}:${spec.line}`,
        ),
      ),
  );
  return [...failed, ...suites.flatMap((suite) => failedSpecs(suite, path, command))];
}

/** Where the test is, and the beginning of what was wrong. */
function failure(
  path: readonly string[],
  message = "no error was reported: left out, or interrupted",
  command: string,
): Failure {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() && !line.includes("node_modules"));
  return {
    where: path.join(" › "),
    what: lines
      .slice(0, 12)
      .map((line) => `    ${line}`)
      .join("\n"),
    command,
  };
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; title: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  errors: { message: string }[];
  suites: Suite[];
}

interface Suite {
  title: string;
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}
