import { systemChromium } from "../../scripts/lib/programs.ts";

const executablePath = systemChromium();

/** How every browser of the tests starts: the one that is installed, and quiet. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    // Letters as far apart as on a screen of today, whatever the system's fonts are set to.
    "--font-render-hinting=none",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Chromium refuses its sandbox to root, which is what containers run as.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
};

/**
 * How long a browser test may take. Much longer than it needs, so that a slow machine fails nothing: whoever waits for
 * a condition goes on as soon as it is met.
 */
export const limits = { timeout: 180_000, expect: { timeout: 20_000 }, globalTimeout: 60 * 60_000 };
