import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { npmIn } from "./site-copy.ts";

interface Report {
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Runs Vitest in a copy and returns which tests fail there, by file; a file that does not load is one with "does not load". */
export async function failingTests(
  folder: string,
  args: readonly string[],
): Promise<{ count: number; failing: Record<string, string[]> }> {
  const report = ".cache/failing-tests.json";
  const command = ["vitest", "run", ...args, "--reporter=json", `--outputFile=${report}`];
  // Vitest ends with an error if a test fails: what counts is its report.
  await npmIn(folder, ["exec", "--", ...command]).catch(() => {});
  const { numTotalTests, testResults } = JSON.parse(readFileSync(join(folder, report), "utf8")) as Report;
  const failing = testResults
    .filter(({ status }) => status === "failed")
    .map(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const names = failed.map(({ fullName }) => fullName);
      return [relative(folder, name), names.length > 0 ? names : ["does not load"]] as const;
    });
  return { count: numTotalTests, failing: Object.fromEntries(failing) };
}
