import type { Page } from "@playwright/test";

/** The simulated senders, each in a file of its own. */
export const senderFiles = {
  enquiry: "**/assets/simulated-sender.*.js",
  newsletter: "**/assets/simulated-subscriber.*.js",
};

type SenderName = keyof typeof senderFiles;

/** Resolves once the simulated sender has been loaded and its delay has begun. Call it before the form is sent. */
export async function senderStarts(page: Page, name: SenderName): Promise<void> {
  const response = await page.waitForResponse(senderFiles[name]);
  // The same module again: it is there when the form's own import is.
  await page.evaluate((url) => import(url), response.url());
}
