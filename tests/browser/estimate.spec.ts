import { expect, type Locator, type Page, test } from "@playwright/test";

import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";

const example =
  "business-email-business.12,vps-professional.2,cloud-hosting-starter.300,backup-business," +
  "domain-com,ssl-organization-validated,pentest-vulnerability-assessment";

test("plans are added with a plus, counted, summed, and kept in the address", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  await expect(estimate(page)).toContainText("Nothing here yet.");

  const plus = toggle(page, /^Add Business Email,? Business to/);
  await expect(plus).toHaveAttribute("aria-pressed", "false");
  await plus.click();
  await expect(plus).toHaveAttribute("aria-pressed", "true");
  await toggle(page, /^Add Domains? \.com to/).click();
  await quantity(page, "Business Email, Business: mailboxes").fill("12");
  await expect(sum(page, "Each month")).toContainText("$96.00");
  await expect(sum(page, "First year")).toContainText("$1,164.99");
  await expect(sum(page, "Three years")).toContainText("$3,498.97");
  await expect(page).toHaveURL(/\/pricing\?estimate=business-email-business\.12,domain-com$/);
  await expect(page.getByRole("status").filter({ hasText: "$96.00 each month" })).toHaveCount(1);

  await plus.click();
  await expect(plus).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL(/\?estimate=domain-com$/);
});

test(
  "a plus that is pressed before the scripts came is answered after it, once",
  { tag: "@full" },
  async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/pricing");
    await toggle(page, /^Add Domains \.com to/).click();
    await release();
    await expect(page).toHaveURL(/\/pricing\?estimate=domain-com$/);
    await expect(toggle(page, /^Add Domains \.com to/)).toHaveAttribute("aria-pressed", "true");
    await expect(sum(page, "First year")).toContainText("$12.99");
  },
);

test("the plus on the line and the one in the table are the same", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/pricing?estimate=backup-business");
  const both = toggle(page, /^Add VPS Hosting Professional to/);
  await expect(both).toHaveCount(2);
  await both.first().click();
  await expect(both.last()).toHaveAttribute("aria-pressed", "true");
  await both.last().click();
  await expect(both.first()).toHaveAttribute("aria-pressed", "false");
  await expect(toggle(page, /^Add Backup and Disaster Recovery Business to/)).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a link brings everything back: lines, quantities, tax, and bars on one scale", async ({ page }) => {
  await gotoHydrated(page, `/pricing?estimate=${example}`);
  for (const [title, amount] of [
    ["Each month", "$328.00"],
    ["First year", "$7,036.99"],
    ["Three years", "$15,116.97"],
  ] as const)
    await expect(sum(page, title)).toContainText(amount);

  await page.getByLabel("Add 18% GST").check();
  await expect(page).toHaveURL(/&gst=1$/);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByLabel("Add 18% GST")).toBeChecked();
  await expect(sum(page, "Each month")).toContainText("$328.00 + GST $59.04 = $387.04");
  await expect(sum(page, "First year")).toContainText("$7,036.99 + GST $1,266.66 = $8,303.65");
  await expect(sum(page, "Three years")).toContainText("$15,116.97 + GST $2,721.05 = $17,838.02");
  await expect(quantity(page, "Cloud Hosting, Starter: hours a month")).toHaveValue("300");

  // The three bars end where their sums do, to a pixel.
  const ends = await Promise.all(
    ["Each month", "First year", "Three years"].map((title) => barEnd(sum(page, title))),
  );
  const [month = 0, year = 0, three = 0] = ends;
  expect(month / three).toBeCloseTo(387.04 / 17_838.02, 2);
  expect(year / three).toBeCloseTo(8303.65 / 17_838.02, 2);
});

test(
  "a link that asks for what cannot be had is put right, and says so without repeating it",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(
      page,
      "/pricing?estimate=%3Cb%3Egone%3C/b%3E,vps-starter.99999,domain-com,domain-com.2,cloud-hosting-starter.9000",
    );
    const notes = estimate(page).getByRole("status");
    await expect(
      notes.getByText("One plan in this link is no longer offered and was left out."),
    ).toBeVisible();
    await expect(notes.getByText("2 quantities in this link can't be ordered")).toBeVisible();
    await expect(notes.getByText("One plan was in this link more than once")).toBeVisible();
    await expect(page).toHaveURL(/\?estimate=vps-starter\.9999,domain-com\.3,cloud-hosting-starter\.744$/);
    await expect(estimate(page)).not.toContainText("gone");

    // The next change ends them.
    await estimate(page).getByRole("button", { name: "Remove Domain .com" }).click();
    await expect(notes.getByText("no longer offered")).toHaveCount(0);
  },
);

test(
  "a quantity that cannot be had is set to the nearest when the field is left",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/pricing?estimate=cloud-hosting-starter,vps-starter");
    const hours = quantity(page, "Cloud Hosting, Starter: hours a month");
    await expect(hours).toHaveValue("720");
    await hours.fill("5000");
    await hours.press("Enter");
    await expect(hours).toHaveValue("744");
    await expect(page.getByText("The most is 744 hours a month, so that is set.")).toBeVisible();

    const servers = quantity(page, "VPS Hosting, Starter: servers");
    await servers.fill("");
    await servers.blur();
    await expect(servers).toHaveValue("1");
    await expect(sum(page, "Each month")).toContainText("$66.20");
  },
);

test("keyboard: plus, steppers, tax, remove and undo", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  await toggle(page, /^Add VPS Hosting,? Enterprise to/).press("Enter");
  await page.getByRole("button", { name: "1 server more: VPS Hosting, Enterprise" }).press("Space");
  await expect(quantity(page, "VPS Hosting, Enterprise: servers")).toHaveValue("2");
  await quantity(page, "VPS Hosting, Enterprise: servers").press("ArrowUp");
  await expect(sum(page, "Each month")).toContainText("$357.00");
  await page.getByLabel("Add 18% GST").press("Space");
  await expect(sum(page, "Each month")).toContainText("$421.26");

  await page.getByRole("button", { name: "Remove VPS Hosting, Enterprise" }).press("Enter");
  await expect(estimate(page)).toContainText("Nothing here yet.");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(sum(page, "Each month")).toContainText("$421.26");

  await page.getByRole("button", { name: "Clear" }).press("Enter");
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(page).toHaveURL(/\?estimate=vps-enterprise\.3&gst=1$/);
});

test("an agreed price is named and in no sum", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/pricing?estimate=cloud-support-enterprise,vps-starter");
  await expect(estimate(page)).toContainText("One item has a price on request and is in none of these sums.");
  await expect(sum(page, "Each month")).toContainText("$29.00");
});

test("the link is copied", { tag: "@full" }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await gotoHydrated(page, "/pricing?estimate=vps-starter.2");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link to this estimate is on your clipboard.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/pricing?estimate=vps-starter.2#estimate`,
  );
});

test("eight lines print as one dated page with nothing else on it", async ({ page }) => {
  // The dialog would end at once here, and the sheet with it.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await gotoHydrated(page, `/pricing?estimate=${example},cloud-support-enterprise&gst=1`);
  await page.getByRole("button", { name: "Print" }).click();
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".estimate-sheet");
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("main")).toBeHidden();
  await expect(sheet).toContainText(/Estimate\d{1,2} [A-Z][a-z]+ 20\d\d/);
  await expect(sheet).toContainText("This is an estimate without obligation. Prices are in US dollars");
  await expect(sheet.getByRole("row", { name: "Total $387.04 $8,303.65 $17,838.02" })).toBeVisible();
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(sheet).toHaveCount(0);
});

test("it is sent through the contact form", async ({ page }) => {
  await gotoHydrated(page, "/pricing?estimate=vps-professional.2,domain-com&gst=1");
  await page.getByRole("link", { name: "Send this estimate" }).click();
  await expect(page).toHaveURL(/\/contact\?estimate=vps-professional\.2,domain-com$/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Remove Domain .com" })).toBeVisible();
});

test("nothing is wider than a small phone", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await gotoHydrated(page, `/pricing?estimate=${example},vps-starter.9999&gst=1`);
  await expect(sum(page, "Three years")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the section says where the prices are and how to ask", { tag: "@full" }, async ({ page }) => {
    await page.goto("/pricing?estimate=vps-starter");
    await expect(estimate(page).getByText("Adding up needs JavaScript.")).toBeVisible();
    await expect(estimate(page).getByText("Nothing here yet.")).toBeHidden();
    await expect(page.getByRole("button", { name: /to the estimate$/ })).toHaveCount(0);
    await expect(estimate(page).getByRole("link", { name: "Ask for a quote" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
});

function estimate(page: Page): Locator {
  return page.locator("#estimate");
}

function toggle(page: Page, name: RegExp): Locator {
  return page.getByRole("button", { name });
}

function quantity(page: Page, name: string): Locator {
  return page.getByRole("spinbutton", { name, exact: true });
}

/** One of the three sums with its bar. */
function sum(page: Page, title: string): Locator {
  return estimate(page)
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: title }) });
}

/** Pixels from the start of a bar to the end of its last part. */
function barEnd(row: Locator): Promise<number> {
  return row
    .locator("svg")
    .first()
    .evaluate((svg) => {
      const { left } = svg.getBoundingClientRect();
      const parts = [...svg.querySelectorAll("rect[height='52']:not([width='1'])")];
      return Math.max(...parts.map((part) => part.getBoundingClientRect().right - left));
    });
}
