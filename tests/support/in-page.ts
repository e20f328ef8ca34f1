import type { Page } from "@playwright/test";

type Function = (...values: never[]) => unknown;

/**
 * Runs a function in the page together with those that it calls: what Playwright takes there is one function, and a
 * check of some size is several. Needs a context that bypasses the site's policy, as the shared page's does.
 */
export function inPage<Value, Result>(
  page: Page,
  main: (value: Value) => Result,
  helpers: readonly Function[],
  value: Value,
): Promise<Awaited<Result>> {
  const source = [...helpers, main].map(String).join("\n");
  return page.evaluate(`(() => { ${source}\n return ${main.name}(${JSON.stringify(value)}); })()`);
}
