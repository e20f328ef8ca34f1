import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { test } from "./support/desk.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { asksForQuote, beginQuote, sendToVisitor, sheets } from "./support/quotes.ts";
import { signIn } from "./support/staff.ts";
import { sendNow } from "./support/thread.ts";

test.describe.configure({ timeout: 120_000 });

const hostile = {
  company: `<img src=x onerror="document.title='taken'"> \u202Eשלום ${"W".repeat(60)}`,
  note: `<script>document.title = "taken"</script>\n\u202Eשלום עולם\n${"w".repeat(500)}`,
};

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).last().click();

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

for (const javaScriptEnabled of [true, false]) {
  test(`a quote is written, asked about, accepted and confirmed ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    db,
    browser,
    baseURL,
    request,
  }) => {
    const { number, email } = await asksForQuote(request, { company: "Kestrel Freight" });
    const { page, context } = await signIn({ db, browser, baseURL, options: { javaScriptEnabled } });
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await beginQuote(page, number);
    await page.getByLabel("Line 1: quantity").fill("3");
    await page.getByLabel("Plan to add").selectOption("backup-business");
    await page.getByRole("button", { name: "Add a line" }).click();
    await expect(page.getByLabel("Line 2: price of one in dollars")).toHaveValue("99.00");
    await expect(page.getByLabel("Line 1: quantity")).toHaveValue("3");
    await page.getByLabel("Discount in percent").fill("7.25");
    expect(problems).toEqual([]);
    await sendToVisitor(page);
    await expect(page.getByText("Say why there is a discount")).toBeVisible();
    // The browser itself reports the status 422.
    problems.length = 0;
    await expect(page.getByLabel("Discount in percent")).toHaveValue("7.25");
    await page.getByLabel("Reason for the discount").fill("three servers");
    await sendToVisitor(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/version 1: sent, valid until/);

    const link = linkIn(await mailTo(db, email, "quote"));
    expect(link).toMatch(/^\/quotes\/Q-\d+\?key=.{20,}$/);
    const visitor = await (
      await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
    ).newPage();
    visitor.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await visitor.goto(link);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Quote for Kestrel Freight");
    await expectTotals(visitor);

    await visitor.getByLabel("Your question").fill("Is the traffic included?");
    await visitor.getByRole("button", { name: "Send my question" }).click();
    await expect(visitor.getByRole("status")).toContainText("We have your question");
    await visitor.getByLabel("Your name").fill("Priya Raman");
    await visitor.getByRole("button", { name: "Accept this quote" }).click();
    await expect(visitor.getByRole("heading", { name: "You accepted this quote" })).toBeVisible();
    await expect(visitor.getByText("Accepted by Priya Raman. We’ll confirm it in writing")).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Accept this quote" })).toHaveCount(0);

    await page.goto(`/desk/enquiries/${number}`);
    await expect(page.getByRole("article").filter({ hasText: "Is the traffic included?" })).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "I accept quote Q-" })).toBeVisible();
    await page.getByRole("link", { name: /^Q-\d+$/ }).click();
    await page.getByRole("button", { name: "Confirm in writing" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/accepted and confirmed$/);
    await page.goto(`/desk/enquiries/${number}`);
    await sendNow(page);
    expect(await mailTo(db, email, "reply")).toContain("We confirm your acceptance of quote Q-");
    await visitor.reload();
    await expect(visitor.getByText("We have confirmed it in writing.")).toBeVisible();
    expect(problems).toEqual([]);
    await visitor.context().close();
    await context.close();
  });
}

/** 3 × $59.00 and $99.00 a month, less 7.25%, plus 18%; each invoice rounded to the cent, the year twelve of them. */
async function expectTotals(visitor: Page): Promise<void> {
  await expect(visitor.locator("dl").filter({ hasText: "Each month" })).toContainText("$255.99");
  await expect(visitor.locator("dl").filter({ hasText: "First invoice" })).toContainText("$302.07");
  await expect(visitor.getByText("$255.99 plus GST 18%, $46.08.")).toBeVisible();
  const year = visitor.getByRole("region", { name: "The first year, drawn to scale" });
  await expect(year).toContainText("$3,624.84");
  await expect(year).toContainText("−$240.12");
  await expect(year).toContainText("$552.96");
}

test("a confirmation that was taken back confirms nothing, and can be given again", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { number, email } = await asksForQuote(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await beginQuote(page, number);
  await sendToVisitor(page);
  const link = linkIn(await mailTo(db, email, "quote"));
  const visitor = await context.newPage();
  await visitor.goto(link);
  await visitor.getByLabel("Your name").fill("Priya");
  await visitor.getByRole("button", { name: "Accept this quote" }).click();
  await expect(visitor.getByRole("heading", { name: "You accepted this quote" })).toBeVisible();
  await page.reload();
  const address = page.url();
  await page.getByRole("button", { name: "Confirm in writing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/accepted and confirmed$/);
  await page.goto(`/desk/enquiries/${number}`);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Taken back.", { exact: false })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("We’ll confirm it in writing within 24 hours.")).toBeVisible();
  await page.goto(address);
  await page.getByRole("button", { name: "Confirm in writing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/accepted and confirmed$/);
  await context.close();
});

test("a changed key, another number and a draft open nothing", async ({ db, browser, baseURL, request }) => {
  const { number, email } = await asksForQuote(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await beginQuote(page, number);
  const own = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").split(",")[0] ?? "";
  await sendToVisitor(page);
  const link = linkIn(await mailTo(db, email, "quote"));
  expect((await request.get(link)).status()).toBe(200);
  const last = link.at(-1) === "A" ? "Q" : "A";
  const key = link.split("key=")[1] ?? "";
  const wrong = [
    `${link.slice(0, -5)}${last.repeat(5)}`,
    `/quotes/${own}`,
    `/quotes/${own}?key=`,
    `/quotes/Q-999999?key=${key}`,
    `/quotes/${own.toLowerCase()}?key=${key}`,
  ];
  for (const address of wrong) {
    expect((await request.get(address)).status(), address).toBe(404);
    const posted = await request.post(address, { form: { intent: "accept", name: "Eve", version: "1" } });
    expect(posted.status(), address).toBe(404);
  }
  const other = await asksForQuote(request);
  await beginQuote(page, other.number);
  const { rows } = await db.execute<{ state: string }>(sql`select state from quotes where number = ${own}`);
  expect(rows).toEqual([{ state: "sent" }]);
  expect((await request.get(page.url())).status()).toBe(401);
  expect((await request.post(page.url(), { form: { intent: "send" } })).status()).toBe(401);
  await context.close();
});

test("a new version replaces the one before, and a withdrawn one cannot be accepted", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { number, email } = await asksForQuote(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await beginQuote(page, number);
  await sendToVisitor(page);
  const link = linkIn(await mailTo(db, email, "quote"));
  const visitor = await context.newPage();
  await visitor.goto(link);
  await page.getByRole("button", { name: "Write a new version" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/version 2: draft$/);
  await page.getByLabel("Line 1: price of one in dollars").fill("50.01");
  await save(page);
  await expect(page.getByLabel("Line 1: price of one in dollars")).toHaveValue("50.01");
  await sendToVisitor(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/version 2: sent/);

  await visitor.getByLabel("Your name").fill("Too late");
  await visitor.getByRole("button", { name: "Accept this quote" }).click();
  await expect(visitor.getByText(/version 2/).first()).toBeVisible();
  await expect(visitor.getByText("$50.01").first()).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "You accepted this quote" })).toHaveCount(0);

  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/withdrawn$/);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This quote no longer counts" })).toBeVisible();
  await context.close();
});

test("hostile text is text, fits a phone and prints on two sheets at most", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { number, email } = await asksForQuote(request, { company: hostile.company, name: "<b>Bo</b> שלום" });
  const { page, context } = await signIn({
    db,
    browser,
    baseURL,
    options: { bypassCSP: true, reducedMotion: "reduce" },
  });
  await beginQuote(page, number);
  await page.getByLabel("Discount in percent").fill("5");
  await page.getByLabel("Reason for the discount").fill("R".repeat(200));
  await page.getByLabel("Note under the sums (optional)").fill(hostile.note);
  await save(page);
  await expect(page.getByLabel("Reason for the discount")).toHaveValue("R".repeat(200));
  expect(await axeProblemsAtAllWidths(page), "draft").toEqual([]);
  for (const width of [1280, 390]) await expectToFit(page, width);
  await sendToVisitor(page);
  const link = linkIn(await mailTo(db, email, "quote"));
  await page.goto("/desk/quotes");
  expect(await axeProblemsAtAllWidths(page), "list").toEqual([]);
  await expectToFit(page, 390);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x onerror=");
  await expect(page.getByText('<script>document.title = "taken"</script>')).toBeVisible();
  expect(await page.title()).toContain("Quote Q-");
  // What axe says of the visitor's page: quote-page.spec.ts.
  for (const width of [1280, 390]) await expectToFit(page, width);
  expect(await sheets(page)).toBeLessThanOrEqual(2);
  await context.close();
});
