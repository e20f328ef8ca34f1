import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { repository, sourceFiles } from "../support/source-files.ts";

/** What makes a test tell less than it seems to. */
const forbidden: readonly [RegExp, string][] = [
  [/\.(only|skip|skipIf|runIf|fixme|todo|fails)\s*\(/, "leaves tests out"],
  [/(?<!")\bretr(y|ies)\s*[:=]\s*[1-9]/, "tries again: what passes only sometimes is broken"],
  [/\bwaitForTimeout\s*\(/, "waits for time to pass instead of a condition"],
];
/** Visitors that are slow on purpose: the pause is what they do, and nothing waits for it. */
const slowOnPurpose = /^tests\/support\/(keep-alive-visitor|fuzz\/exchange)\.ts$/;
const isTest = /^tests\/.*\.ts$|\.(test|spec)\.tsx?$|^(vitest|playwright).*\.config\.ts$/;

test("no test is left out, tried again, or made to wait for time to pass", () => {
  const problems = [...sourceFiles(), ...readdirSync(repository)]
    .filter((file) => isTest.test(file) && !file.endsWith("/test-sources.test.ts"))
    .flatMap((file) => problemsIn(file, readFileSync(join(repository, file), "utf8")));
  expect(problems).toEqual([]);
});

function problemsIn(file: string, source: string): string[] {
  const rules = slowOnPurpose.test(file)
    ? forbidden
    : [...forbidden, [/timers\/promises/, "waits for time to pass instead of a condition"] as const];
  return source
    .split("\n")
    .flatMap((line, index) =>
      rules
        .filter(([pattern]) => pattern.test(line))
        .map(([, problem]) => `${file}:${index + 1} ${problem}: ${line.trim()}`),
    );
}
