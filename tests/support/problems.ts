import type { BuiltPage } from "./built-site.ts";

/** What a check finds on the pages: each problem once, with where to look, since most come from shared parts. */
export function problemsOf(
  pages: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly string[],
): string[] {
  const pathsByProblem = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const problem of check(page)) {
      pathsByProblem.set(problem, (pathsByProblem.get(problem) ?? new Set()).add(page.path));
    }
  }
  return [...pathsByProblem].map(([problem, paths]) => `${some([...paths])}: ${problem}`);
}

const mostNamed = 3;

function some(paths: readonly string[]): string {
  const rest = paths.length - mostNamed;
  return paths.slice(0, mostNamed).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
