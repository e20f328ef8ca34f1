import { type Browser, chromium } from "@playwright/test";

import { installedBrowser } from "../../scripts/lib/browser.mjs";

/** The browser of the tests, with nothing of its own on the network. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Chromium refuses its sandbox to root, which is what containers run as.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ...more,
    ],
  });
}
