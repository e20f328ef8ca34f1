import type { Page } from "@playwright/test";

import { replaceModule } from "./replace-module.ts";

/** The simulated senders, each in a file of its own. */
export const senderFiles = {
  enquiry: "**/assets/simulated-sender-*.js",
  newsletter: "**/assets/simulated-subscriber-*.js",
};

/** Makes a form's sender answer with these results, one after the other; the last one stays. */
export async function answerWith(
  page: Page,
  sender: keyof typeof senderFiles,
  ...results: readonly object[]
): Promise<void> {
  await replaceModule(
    page,
    senderFiles[sender],
    `const results = ${JSON.stringify(results)};
    window.sends = (window.sends ?? 0) + 1;
    return Promise.resolve(results[Math.min(window.sends, results.length) - 1]);`,
  );
}

/** Resolves once the simulated sender has been loaded and its delay has begun. Call it before the form is sent. */
export async function senderStarts(page: Page, sender: keyof typeof senderFiles): Promise<void> {
  const response = await page.waitForResponse(senderFiles[sender]);
  // The same module again: it is there when the form's own import is.
  await page.evaluate((url) => import(url), response.url());
}
