import type { Page } from "@playwright/test";

/** The simulated senders, each in a file of its own. */
export const senderFiles = {
  enquiry: "**/assets/simulated-sender.*.js",
  newsletter: "**/assets/simulated-subscriber.*.js",
};

type SenderName = keyof typeof senderFiles;

/** Makes a form's sender answer with these results, one after the other; the last one stays. */
export async function answerWith(page: Page, name: SenderName, ...results: readonly object[]): Promise<void> {
  await page.route(senderFiles[name], async (route) => {
    const built = await (await route.fetch()).text();
    // The build may have shortened the name of the export.
    const exported = /export\s*\{\s*\w+ as (\w+)/.exec(built)?.[1];
    await route.fulfill({
      contentType: "text/javascript",
      body: `const results = ${JSON.stringify(results)};
        async function sender() {
          window.sends = (window.sends ?? 0) + 1;
          return results[Math.min(window.sends, results.length) - 1];
        }
        export { sender as ${exported} };`,
    });
  });
}

/** Resolves once the simulated sender has been loaded and its delay has begun. Call it before the form is sent. */
export async function senderStarts(page: Page, name: SenderName): Promise<void> {
  const response = await page.waitForResponse(senderFiles[name]);
  // The same module again: it is there when the form's own import is.
  await page.evaluate((url) => import(url), response.url());
}
