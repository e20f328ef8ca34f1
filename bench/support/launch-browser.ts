import { type Browser, chromium } from "@playwright/test";

import { launchOptions } from "../../tests/support/browser-options.ts";

/** The browser of the tests, with switches of a bench's own. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...more] });
}
