import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

// A test that was left out, or that passed only at a second try, tells nothing: it counts as failed.

/** How many single tests passed and failed, and which failed, from the JSON report of Vitest. */
export function vitestCounts(file) {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [describeFailure([name], message)] : []),
    ...assertionResults
      .filter(({ status }) => status !== "passed")
      .map(({ fullName, failureMessages }) => describeFailure([name, fullName], failureMessages[0])),
  ]);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures };
}

/** The same from the JSON report of Playwright. */
export function playwrightCounts(file) {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, "utf8"));
  const failures = [
    ...errors.map(({ message }) => describeFailure(["outside of a test"], message)),
    ...suites.flatMap((suite) => failedSpecs(suite, [])),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures };
}

function failedSpecs({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== "expected")
      .map(({ results }) =>
        describeFailure(
          [...path, spec.title],
          results.flatMap(({ errors }) => errors).find(({ message }) => message)?.message,
        ),
      ),
  );
  return [...failed, ...suites.flatMap((suite) => failedSpecs(suite, path))];
}

/** Where the test is, and the beginning of what was wrong. */
function describeFailure(path, message = "no error was reported: left out, or interrupted") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() && !line.includes("node_modules"));
  return [path.join(" › "), ...lines.slice(0, 12).map((line) => `    ${line}`)].join("\n");
}
