import type { ConsoleMessage, Page } from "@playwright/test";

import { mapAnswer, mapOrigin } from "./stub-map.ts";

/**
 * Collects all that goes wrong on a page: policy violations, console errors and warnings, exceptions, failed
 * requests, requests for data or to other origins. The map is answered from here, so that tests need no network.
 */
export async function watchPage(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${new URL(page.url()).pathname}: ${problem}`);

  await page.exposeFunction("reportViolation", (violation: string) => report(`policy: ${violation}`));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
    document.addEventListener("securitypolicyviolation", (event) => {
      reportViolation(`${event.violatedDirective} refused ${event.blockedURI || "inline"} ${event.sample}`);
    });
  });
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || isOwnStatus(page, message)) return;
    report(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Going on to the next page cancels what is still loading.
    if (reason !== "net::ERR_ABORTED") report(`failed request ${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument) report(`status ${response.status()} for ${response.url()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".data")) report(`asks for data: ${request.url()}`);
  });
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const { origin: target } = new URL(route.request().url());
      if (target === mapOrigin) return route.fulfill(mapAnswer);
      report(`leaves the site: ${route.request().url()}`);
      return route.abort();
    },
  );
  return problems;
}

/** Chromium puts the status of the page itself on the console: for an unknown address, 404 is what we want. */
function isOwnStatus(page: Page, message: ConsoleMessage): boolean {
  return message.text().startsWith("Failed to load resource") && message.location().url === page.url();
}
