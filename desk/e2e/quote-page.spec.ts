import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";

import { identity } from "../../app/identity.ts";
import { axeProblems } from "../../tests/support/axe.ts";
import type { Database } from "../data/open-database.ts";
import { test } from "./support/desk.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { addLine, asksForQuote, beginQuote, sendToVisitor, sheets } from "./support/quotes.ts";
import { signIn } from "./support/staff.ts";

test.describe.configure({ timeout: 120_000 });

interface Visit {
  db: Database;
  browser: Browser;
  baseURL: string | undefined;
  request: APIRequestContext;
}

/** A sent quote of two servers and these plans, open on the visitor's page. */
async function openQuote(visit: Visit, plans: readonly string[], change?: (draft: Page) => Promise<void>) {
  const { number, email } = await asksForQuote(visit.request, { company: "Kestrel Freight" });
  const { page, context } = await signIn({ ...visit, options: { reducedMotion: "reduce" } });
  await beginQuote(page, number);
  for (const plan of plans) await addLine(page, plan);
  await page.getByLabel("Line 1: quantity").fill("2");
  await change?.(page);
  await sendToVisitor(page);
  const link = linkIn(await mailTo(visit.db, email, "quote"));
  await page.goto(link);
  return { page, context, quote: /Q-\d+/.exec(link)?.[0] ?? "" };
}

const typical = ["backup-business", "ssl-extended-validation"];
const eleven = [
  ...typical,
  "pentest-penetration-testing",
  "vps-professional",
  "vps-starter",
  "seo-growth",
  "ppc-grow",
  "ssl-domain-validated",
  "backup-essential",
  "monitoring-professional",
  "ssl-organization-validated",
];

test("a typical quote, from its arrival to the day it expires", async ({ db, browser, baseURL, request }) => {
  const { page, context, quote } = await openQuote({ db, browser, baseURL, request }, typical);

  await test.step("scale and days are drawn at their true places", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });

    const lines = page.getByRole("region", { name: "What you get" });
    for (const label of ["$0", "$50", "$100", "$150", "$200"]) {
      await expect(lines.getByText(label, { exact: true })).toBeVisible();
    }
    const bars = lines.locator("li svg:last-child rect:first-of-type");
    const widths = await bars.evaluateAll((rects) => rects.map((rect) => rect.getAttribute("width")));
    expect(widths).toEqual(["59%", "49.5%", "99.5%"]);

    await expect(page.getByText("30 days, today is the first")).toBeVisible();
    await expect(page.getByRole("region", { name: "What happens next" }).getByRole("listitem")).toHaveText([
      /^You accept/,
      /^Within 24 hours/,
      /^After 3–7 days/,
    ]);
    const year = page.getByRole("region", { name: "The first year, drawn to scale" });
    for (const amount of ["$1,416", "$1,188", "$199", "$504.54"]) {
      await expect(year.locator("svg:visible").getByText(amount, { exact: true })).toBeVisible();
    }
  });

  await test.step("the page is accessible at every width, in both themes", async () => {
    for (const width of [390, 718, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeProblems(page), `at ${width}`).toEqual([]);
    }
    await page.getByRole("link", { name: "Accept this quote" }).click();
    await expect(page.getByLabel("Your name")).toBeInViewport();
  });

  await test.step("on paper there is a line to sign, and nothing to press", async () => {
    await expect(page.getByText("Name and signature")).toBeHidden();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(page.getByText("Name and signature")).toBeVisible();
    await expect(page.getByText("On paper: accepted for Kestrel Freight")).toBeVisible();
    const { legalName, address } = identity;
    const sender = page.getByText(new RegExp(`^${legalName}.*${address.city} ${address.postalCode}`));
    await expect(sender).toHaveCount(3);
    await expect(sender.filter({ visible: true })).toHaveCount(2);
    for (const part of [
      "button",
      "input",
      "textarea",
      "body > header",
      "body > footer",
      "nav",
      "a[href='#main']",
    ]) {
      await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
  });

  await test.step("once it has expired it says so and cannot be accepted", async () => {
    await db.execute(sql`update quotes set sent_at = now() - interval '40 days',
      valid_until = (now() - interval '10 days')::date where number = ${quote}`);
    await page.reload();
    await expect(page.getByText(/^3\d days, expired$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "This quote has expired" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "What happens next" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Accept this quote" })).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Name and signature")).toHaveCount(0);
  });
  await context.close();
});

test("twelve lines with a discount and a note print on two sheets", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { page, context } = await openQuote({ db, browser, baseURL, request }, eleven, async (draft) => {
    await draft.getByLabel("Discount in percent").fill("7.25");
    await draft.getByLabel("Reason for the discount").fill("a customer since 2021");
    await draft.getByLabel("Note under the sums (optional)").fill("We move your data on a Saturday.");
  });
  await expect(page.getByRole("region", { name: "What you get" }).getByRole("listitem")).toHaveCount(12);
  expect(await sheets(page)).toBe(2);
  await context.close();
});
