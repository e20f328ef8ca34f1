import { expect, type Page, test } from "@playwright/test";

import madeWith from "./made-with.json" with { type: "json" };

import { untilFontsLoaded } from "../support/fonts.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { stubMap } from "../support/stub-map.ts";

interface View {
  name: string;
  path: string;
  /** Brings the page into the state that is looked at. */
  prepare?: (page: Page, width: number) => Promise<void>;
}

const views: readonly View[] = [
  { name: "home", path: "/" },
  { name: "cloud-migration", path: "/services/cloud/migration" },
  { name: "cybersecurity", path: "/services/cybersecurity" },
  { name: "software-ai", path: "/services/software-ai" },
  { name: "hosting-vps", path: "/services/hosting/vps", prepare: (page) => bringUp(page, "#plans") },
  { name: "email", path: "/services/email" },
  { name: "security-backup", path: "/services/security/backup-dr" },
  { name: "marketing-ppc", path: "/services/marketing/ppc" },
  { name: "industries-fintech", path: "/industries/fintech" },
  { name: "contact-errors", path: "/contact", prepare: sendEmptyForm },
  { name: "blog", path: "/blog" },
  { name: "article", path: "/blog/cutover-is-a-dns-problem" },
  { name: "open-menu", path: "/about", prepare: openMenu },
];

const screens = [
  { name: "desktop", width: 1280, height: 800 },
  { name: "phone", width: 390, height: 844 },
];

// Letters are drawn differently by other systems and versions: npm run test:visual-update takes the pictures anew.
test.beforeAll(({ browser }, { config }) => {
  if (config.updateSnapshots !== "missing") return;
  const here = { platform: process.platform, browser: browser.version().split(".")[0] };
  expect(here, "the pictures were taken with another browser").toEqual(madeWith);
});

for (const screen of screens) {
  for (const theme of ["light", "dark"] as const) {
    for (const view of views) {
      const name = `${view.name}-${screen.name}-${theme}`;
      test(`looks as it did: ${name}`, async ({ page }) => {
        await page.setViewportSize(screen);
        await page.emulateMedia({ colorScheme: theme });
        // A weekday in office hours: the office's day stands still.
        await page.clock.setFixedTime("2025-01-15T12:00:00+05:30");
        // The two numbers of the contact form's question are drawn anew for each visitor.
        await page.addInitScript(() => (Math.random = () => 0.5));
        await stubMap(page);
        await gotoHydrated(page, view.path);
        await view.prepare?.(page, screen.width);
        await untilFontsLoaded(page);
        // Code is in a font of the machine's own.
        await expect(page).toHaveScreenshot(`${name}.png`, { mask: [page.locator("main pre")] });
      });
    }
  }
}

async function bringUp(page: Page, selector: string) {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
}

async function sendEmptyForm(page: Page) {
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Name is required").first()).toBeVisible();
  await bringUp(page, "main form");
}

async function openMenu(page: Page, width: number) {
  if (width < 960) await page.getByRole("button", { name: "Menu" }).click();
  else await page.locator("summary", { hasText: "Services" }).first().click();
}
