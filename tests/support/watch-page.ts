import type { ConsoleMessage, Page } from "@playwright/test";

import { mapAnswer, mapOrigin } from "./stub-map.ts";

/**
 * Collects all that goes wrong on a page, and answers the map from here, so that tests need no network. Routing turns
 * the browser's cache off: for many pages in a row watchQuietly() is much faster.
 */
export async function watchPage(page: Page, origin: string): Promise<string[]> {
  await page.route(
    (url) => url.origin !== origin,
    (route) =>
      new URL(route.request().url()).origin === mapOrigin ? route.fulfill(mapAnswer) : route.abort(),
  );
  return watchQuietly(page, origin);
}

/**
 * Policy violations, console errors and warnings, exceptions, failed requests, requests to other origins, collected without
 * a hand in what is loaded.
 */
export async function watchQuietly(page: Page, origin: string): Promise<string[]> {
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
  onPageError(page, (message) => report(`exception: ${message}`));
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
    const url = new URL(request.url());
    const known = url.origin === origin || url.origin === mapOrigin || !url.protocol.startsWith("http");
    if (!known) report(`leaves the site: ${request.url()}`);
  });
  return problems;
}

/** Chromium puts the status of the page itself on the console: for an unknown address, 404 is what we want. */
function isOwnStatus(page: Page, message: ConsoleMessage): boolean {
  return message.text().startsWith("Failed to load resource") && message.location().url === page.url();
}

/** What a page's scripts throw. Chromium also throws where a fade into the next page is cut short or can't be: not ours. */
export function onPageError(page: Page, report: (message: string) => void): void {
  page.on("pageerror", ({ message }) => {
    if (!/^Transition was (skipped|aborted)/.test(message)) report(message);
  });
}
