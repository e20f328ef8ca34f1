import { expect, type Locator, type Page, test } from "@playwright/test";

import { offered } from "../../app/catalogue/testing/offered.ts";
import { formatCents } from "../../app/lib/format/format-cents.ts";
import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";

const asked = {
  "business-email-business": 12,
  "vps-professional": 2,
  "cloud-hosting-starter": 300,
  "backup-business": 1,
  "domain-com": 1,
  "ssl-organization-validated": 1,
  "pentest-vulnerability-assessment": 1,
};
const example = Object.entries(asked)
  .map(([id, count]) => (count === 1 ? id : `${id}.${count}`))
  .join(",");
const mail = offered("business-email-business");
const hourly = offered("cloud-hosting-starter");
const server = offered("vps-starter");
const largest = offered("vps-enterprise");
const titles = ["Each month", "First year", "Three years"];

test("plans are added with a plus, counted, summed, and kept in the address", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  await expect(estimate(page)).toContainText("Nothing here yet.");

  const plus = toggle(page, `Add Business Email ${mail.name} to`);
  await expect(plus).toHaveAttribute("aria-pressed", "false");
  await plus.click();
  await expect(plus).toHaveAttribute("aria-pressed", "true");
  await toggle(page, "Add Domains .com to").click();
  await quantity(page, `${mail.title}: mailboxes`).fill("12");
  const sums = sumsOf({ "business-email-business": 12, "domain-com": 1 });
  for (const [index, title] of titles.entries())
    await expect(sum(page, title)).toContainText(formatCents(sums[index] ?? 0));
  await expect(page).toHaveURL(/\/pricing\?estimate=business-email-business\.12,domain-com$/);
  await expect(
    page.getByRole("status").filter({ hasText: `${formatCents(sums[0])} each month` }),
  ).toHaveCount(1);

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
    await toggle(page, "Add Domains .com to").click();
    await release();
    await expect(page).toHaveURL(/\/pricing\?estimate=domain-com$/);
    await expect(toggle(page, "Add Domains .com to")).toHaveAttribute("aria-pressed", "true");
    await expect(sum(page, "First year")).toContainText(offered("domain-com").amount);
  },
);

test("the plus on the line and the one in the table are the same", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/pricing?estimate=backup-business");
  const both = toggle(page, `Add VPS Hosting ${offered("vps-professional").name} to`);
  await expect(both).toHaveCount(2);
  await both.first().click();
  await expect(both.last()).toHaveAttribute("aria-pressed", "true");
  await both.last().click();
  await expect(both.first()).toHaveAttribute("aria-pressed", "false");
  const backup = `Add Backup and Disaster Recovery ${offered("backup-business").name} to`;
  await expect(toggle(page, backup)).toHaveAttribute("aria-pressed", "true");
});

test("a link brings everything back: lines, quantities, tax, and bars on one scale", async ({ page }) => {
  await gotoHydrated(page, `/pricing?estimate=${example}`);
  const net = sumsOf(asked);
  for (const [index, title] of titles.entries())
    await expect(sum(page, title)).toContainText(formatCents(net[index] ?? 0));

  await page.getByLabel("Add 18% GST").check();
  await expect(page).toHaveURL(/&gst=1$/);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByLabel("Add 18% GST")).toBeChecked();
  for (const [index, title] of titles.entries()) {
    const cents = net[index] ?? 0;
    const words = [cents, taxOn(cents), cents + taxOn(cents)].map(formatCents);
    await expect(sum(page, title)).toContainText(`${words[0]} + GST ${words[1]} = ${words[2]}`);
  }
  await expect(quantity(page, `${hourly.title}: hours a month`)).toHaveValue("300");

  // The three bars end where their sums do, to a pixel.
  const [month = 0, year = 0, three = 0] = await Promise.all(titles.map((title) => barEnd(sum(page, title))));
  expect(month / three).toBeCloseTo(net[0] / net[2], 2);
  expect(year / three).toBeCloseTo(net[1] / net[2], 2);
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
    const hours = quantity(page, `${hourly.title}: hours a month`);
    await expect(hours).toHaveValue("720");
    await hours.fill("5000");
    await hours.press("Enter");
    await expect(hours).toHaveValue("744");
    await expect(page.getByText("The most is 744 hours a month, so that is set.")).toBeVisible();

    const servers = quantity(page, `${server.title}: servers`);
    await servers.fill("");
    await servers.blur();
    await expect(servers).toHaveValue("1");
    const [month] = sumsOf({ "cloud-hosting-starter": 744, "vps-starter": 1 });
    await expect(sum(page, "Each month")).toContainText(formatCents(month));
  },
);

test("keyboard: plus, steppers, tax, remove and undo", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  const [net] = sumsOf({ "vps-enterprise": 3 });
  const gross = formatCents(net + taxOn(net));
  await toggle(page, `Add VPS Hosting ${largest.name} to`).press("Enter");
  await page.getByRole("button", { name: `1 server more: ${largest.title}` }).press("Space");
  await expect(quantity(page, `${largest.title}: servers`)).toHaveValue("2");
  await quantity(page, `${largest.title}: servers`).press("ArrowUp");
  await expect(sum(page, "Each month")).toContainText(formatCents(net));
  await page.getByLabel("Add 18% GST").press("Space");
  await expect(sum(page, "Each month")).toContainText(gross);

  await page.getByRole("button", { name: `Remove ${largest.title}` }).press("Enter");
  await expect(estimate(page)).toContainText("Nothing here yet.");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(sum(page, "Each month")).toContainText(gross);

  await page.getByRole("button", { name: "Clear" }).press("Enter");
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(page).toHaveURL(/\?estimate=vps-enterprise\.3&gst=1$/);
});

test("an agreed price is named and in no sum", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/pricing?estimate=cloud-support-enterprise,vps-starter");
  await expect(estimate(page)).toContainText("One item has a price on request and is in none of these sums.");
  await expect(sum(page, "Each month")).toContainText(formatCents(sumsOf({ "vps-starter": 1 })[0]));
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
  const totals = sumsOf(asked).map((cents) => formatCents(cents + taxOn(cents)));
  await expect(sheet.getByRole("row", { name: `Total ${totals.join(" ")}` })).toBeVisible();
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

/** By how its label begins. */
function toggle(page: Page, label: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^${label.replaceAll(".", String.raw`\.`)}`) });
}

function quantity(page: Page, name: string): Locator {
  return page.getByRole("spinbutton", { name, exact: true });
}

/** Cents for a month, the first year and three years. */
function sumsOf(quantities: Readonly<Record<string, number>>): [month: number, year: number, three: number] {
  const costs = Object.entries(quantities).map(([id, count]) => {
    const { dollars, renewal = dollars, period } = offered(id);
    const [first, later] = [dollars, renewal].map((each) => Math.round(each * 100) * count) as [
      number,
      number,
    ];
    if (period?.every === "once") return [0, first, first] as const;
    if (period?.every === "year") return [0, first, first + 2 * later] as const;
    return [first, 12 * first, 36 * first] as const;
  });
  const total = (index: 0 | 1 | 2) => costs.reduce((cents, each) => cents + each[index], 0);
  return [total(0), total(1), total(2)];
}

function taxOn(cents: number): number {
  return Math.round(cents * 0.18);
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
